import { codePoints } from '../hooks/code-points.ts';
import type { FileKind } from '../primitives/FileIcon/FileIcon.tsx';
import type { FileView } from '../blocks/file-views.ts';
import type { FileItemView, FolderNode } from '../blocks/FileBrowser/types.ts';
import type { UploadState, UploadView } from '../blocks/UploadQueue/types.ts';
import { day, minute, now } from './fixtures.ts';

const units = ['B', 'KB', 'MB', 'GB', 'TB'];
export const megabyte = 1024 * 1024;

/** A size as the portal writes it. */
export function formatSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${Math.round((bytes / 1024 ** power) * 10) / 10} ${units[power]}`;
}

/** A picture that needs no network: a sky over land, its colours made from a number. */
export function picture(seed: number, width = 480, height = 320): string {
  const hue = (seed * 67) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 72%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 70% 90%)"/></linearGradient></defs><rect width="480" height="320" fill="url(#a)"/><circle cx="${120 + ((seed * 53) % 240)}" cy="92" r="34" fill="hsl(${(hue + 30) % 360} 90% 94%)"/><path d="M0 250 120 150 220 230 320 130 480 260V320H0z" fill="hsl(${hue} 35% 45%)"/><path d="M0 290 160 220 300 280 420 240 480 280V320H0z" fill="hsl(${hue} 40% 32%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const endings: [FileKind, string][] = [
  ['image', 'jpg'],
  ['document', 'docx'],
  ['video', 'mp4'],
  ['spreadsheet', 'xlsx'],
  ['pdf', 'pdf'],
  ['audio', 'wav'],
  ['slides', 'pptx'],
  ['text', 'txt'],
  ['archive', 'zip'],
  ['other', 'dat'],
];
const stems = [
  '现场照片',
  '两会发言稿',
  '采访录音',
  '选题会纪要',
  'Interview',
  '夜景航拍',
  '统计表',
  '会見メモ',
];

/** A file; the number decides everything about it. */
export function file(seed: number): FileView {
  const [kind, ending] = endings[seed % endings.length] ?? ['other', 'dat'];
  return {
    id: `f${seed}`,
    name: `${stems[seed % stems.length]} ${seed}.${ending}`,
    kind,
    size: ((seed * 7_919) % 4_000) * 1_024 + 512,
    time: now - seed * 37 * minute - (seed % 5) * day,
    ...(kind === 'image' && { thumb: { url: picture(seed), width: 480, height: 320 } }),
  };
}

const upload = (seed: number, state: UploadState, rest: Partial<UploadView> = {}): UploadView => {
  const { id, name, kind } = file(seed);
  const size = (seed + 1) * 9 * megabyte;
  return {
    id,
    name,
    kind,
    size,
    sent: state === 'done' ? size : 0,
    state,
    ...rest,
  };
};

/** Uploads that show each state once. */
export const uploads: UploadView[] = [
  upload(0, 'done'),
  upload(2, 'uploading', { sent: 12 * megabyte, speed: 3.2 * megabyte }),
  upload(5, 'paused', { sent: 20 * megabyte }),
  upload(1, 'asking'),
  upload(3, 'failed', { reason: 'The disk is full. Delete something, then try again.', sent: megabyte }),
  upload(4, 'waiting', { folder: 'Photos / 2026 / 11' }),
  upload(8, 'cancelled'),
  upload(9, 'skipped'),
];

/** So many uploads: the first ones done, three under way, a few failed, the rest waiting. */
export function manyUploads(count: number, done: number): UploadView[] {
  return Array.from({ length: count }, (_, seed) => {
    if (seed < done)
      return seed % 400 === 399
        ? upload(seed, 'failed', { reason: 'The connection broke off.' })
        : upload(seed, 'done');
    return seed < done + 3
      ? upload(seed, 'uploading', { sent: megabyte, speed: 2 * megabyte })
      : upload(seed, 'waiting');
  }).map((each) => ({
    ...each,
    size: 3 * megabyte,
    sent: each.state === 'done' ? 3 * megabyte : each.sent,
    folder: 'Photos / 2026',
  }));
}

const folder = (id: string, name: string, ago: number): FileItemView => ({
  id,
  name,
  kind: 'directory',
  time: now - ago,
});

/** A folder of a newsroom: folders first, then a file of each kind. */
export const folderItems: FileItemView[] = [
  folder('d-lianghui', '两会报道', 2 * day),
  folder('d-photos', 'Photos', 40 * minute),
  ...Array.from({ length: 10 }, (_, seed) => file(seed)),
];

/** So many files. */
export const manyItems = (count: number): FileItemView[] =>
  Array.from({ length: count }, (_, seed) => file(seed));

/** From the top of the disk to a folder. */
export const path = [
  { id: 'root', name: 'My files' },
  { id: 'd-2026', name: '2026' },
];

/** Folders to move into; those of `d-archive` are not known yet. */
export const folderTree: FolderNode[] = [
  {
    id: 'root',
    name: 'My files',
    children: [
      { id: 'd-2026', name: '2026', children: [{ id: 'd-photos', name: 'Photos', children: [] }] },
      { id: 'd-archive', name: 'Archive' },
    ],
  },
];

/** The rule for names (decision C4), as a page would give it. */
export function checkName(name: string): string | undefined {
  if (name === '') return 'Give it a name.';
  if (/[/\\:*?"<>|]/.test(name)) return 'A name holds none of / \\ : * ? " < > |';
  return codePoints(name) > 100 ? 'A name has at most 100 characters.' : undefined;
}
