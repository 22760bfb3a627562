import { useState } from 'react';
import type { ConflictAnswer, ConflictView } from '../blocks/ConflictDialog/types.ts';
import type { PreviewView } from '../blocks/FilePreview/types.ts';
import type { DroppedFile, FileItemView, FileSort, UndoView } from '../blocks/FileBrowser/types.ts';
import type { UploadState, UploadView } from '../blocks/UploadQueue/types.ts';
import { file, folderItems, picture } from './files.ts';
import { now } from './fixtures.ts';

const top = { id: 'root', name: 'My files' };
const photos: FileItemView[] = [10, 20, 30, 40, 50, 60].map((seed) => file(seed));

/** The folders of the page: one level is enough to go in and out. */
const contents: Record<string, readonly FileItemView[]> = {
  root: folderItems,
  'd-photos': photos,
  'd-lianghui': [],
};

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A name of which there is none yet: `photo (2).jpg`. */
function freeName(name: string, items: readonly FileItemView[]): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let count = 2; ; count += 1) {
    const free = `${stem} (${count})${ending}`;
    if (!items.some((item) => same(item.name, free))) return free;
  }
}

const folderFirst = ({ kind }: FileItemView) => (kind === 'directory' ? 0 : 1);

function sorted(items: readonly FileItemView[], { key, order }: FileSort): FileItemView[] {
  const by = (one: FileItemView, other: FileItemView) =>
    key === 'name' ? one.name.localeCompare(other.name, 'zh') : (one[key] ?? 0) - (other[key] ?? 0);
  return items.toSorted(
    (one, other) =>
      folderFirst(one) - folderFirst(other) || (order === 'asc' ? by(one, other) : by(other, one)),
  );
}

/** What can be looked at of a file. */
export function previewOf(item: FileItemView): PreviewView {
  if (item.kind === 'image')
    return {
      ...item,
      preview: 'image',
      status: 'ready',
      url: picture(Number(item.id.slice(1)) || 0, 1200, 800),
      width: 1200,
      height: 800,
    };
  return { ...item, preview: item.kind === 'text' ? 'text' : 'none', status: 'ready' };
}

interface Disk {
  folders: Record<string, readonly FileItemView[]>;
  uploads: readonly UploadView[];
  conflicts: readonly ConflictView[];
  undo?: (UndoView & { folders: Disk['folders'] }) | undefined;
}

const put = (disk: Disk, id: string, items: readonly FileItemView[]): Disk['folders'] => ({
  ...disk.folders,
  [id]: items,
});
const upload = ({ name, kind, id, size = 0 }: FileItemView, state: UploadState): UploadView => ({
  id,
  name,
  kind,
  size,
  sent: state === 'done' ? size : 0,
  state,
});

/** A disk in memory, as a page would keep it: every step shows at once, and nothing is asked of a network. */
export function useDisk() {
  const [{ folders, uploads, conflicts, undo }, setDisk] = useState<Disk>({
    folders: contents,
    uploads: [],
    conflicts: [],
  });
  const [folderId, setFolderId] = useState('root');
  const [sort, setSort] = useState<FileSort>({ key: 'name', order: 'asc' });
  const [query, setQuery] = useState('');
  const [currentId, setCurrentId] = useState<string>();
  const here = folders[folderId] ?? [];
  const inside = folderItems.find(({ id }) => id === folderId);

  const change = (step: (disk: Disk) => Disk) => setDisk(step);
  return {
    path: inside ? [top, { id: inside.id, name: inside.name }] : [top],
    items: sorted(
      here.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
      sort,
    ),
    sort,
    setSort,
    query,
    setQuery,
    enter: (id: string) => {
      setQuery('');
      setFolderId(id);
    },
    currentId,
    setCurrentId,
    uploads,
    conflict: conflicts[0],
    waiting: Math.max(conflicts.length - 1, 0),
    undo,
    takeBack: () =>
      change((disk) => ({ ...disk, folders: disk.undo?.folders ?? disk.folders, undo: undefined })),
    rename: (id: string, name: string) =>
      change((disk) => ({
        ...disk,
        folders: put(
          disk,
          folderId,
          here.map((item) => (item.id === id ? { ...item, name } : item)),
        ),
      })),
    remove: (ids: readonly string[]) =>
      change((disk) => ({
        ...disk,
        folders: put(
          disk,
          folderId,
          here.filter(({ id }) => !ids.includes(id)),
        ),
        undo: { kind: 'delete', count: ids.length, folders: disk.folders },
      })),
    move: (ids: readonly string[], to: string) =>
      change((disk) => ({
        ...disk,
        folders: {
          ...disk.folders,
          [folderId]: here.filter(({ id }) => !ids.includes(id)),
          [to]: [...(disk.folders[to] ?? []), ...here.filter(({ id }) => ids.includes(id))],
        },
        undo: { kind: 'move', count: ids.length, folders: disk.folders },
      })),
    makeFolder: (name: string) =>
      change((disk) => ({
        ...disk,
        folders: put(disk, folderId, [...here, { id: `d-${name}`, name, kind: 'directory', time: now }]),
      })),
    drop: (dropped: readonly DroppedFile[], to: string) =>
      change((disk) => {
        const there = disk.folders[to] ?? [];
        const come = dropped.map(({ file: { name, size } }, at): FileItemView => ({
          id: `n${disk.uploads.length + at}`,
          name,
          size,
          kind: /\.jpe?g$/i.test(name) ? 'image' : /\.txt$/i.test(name) ? 'text' : 'other',
          time: now,
        }));
        const twin = (item: FileItemView) => there.find(({ name }) => same(name, item.name));
        return {
          ...disk,
          folders: put(disk, to, [...there, ...come.filter((item) => !twin(item))]),
          uploads: [...disk.uploads, ...come.map((item) => upload(item, twin(item) ? 'asking' : 'done'))],
          conflicts: [
            ...disk.conflicts,
            ...come.flatMap((incoming) => {
              const existing = twin(incoming);
              return existing
                ? [{ id: incoming.id, incoming, existing, freeName: freeName(incoming.name, there) }]
                : [];
            }),
          ],
        };
      }),
    answer: (id: string, answer: ConflictAnswer, applyToAll: boolean) =>
      change((disk) => {
        const settled = disk.conflicts.filter((conflict) => applyToAll || conflict.id === id);
        const ids = settled.map((conflict) => conflict.id);
        let items = disk.folders[folderId] ?? [];
        for (const { incoming, existing } of settled) {
          if (answer === 'replace') items = items.filter((item) => item.id !== existing.id);
          if (answer !== 'skip')
            items = [
              ...items,
              answer === 'rename' ? { ...incoming, name: freeName(incoming.name, items) } : incoming,
            ];
        }
        return {
          ...disk,
          folders: put(disk, folderId, items),
          conflicts: disk.conflicts.filter((conflict) => !ids.includes(conflict.id)),
          uploads: disk.uploads.map((each) =>
            ids.includes(each.id)
              ? answer === 'skip'
                ? { ...each, state: 'skipped' }
                : { ...each, state: 'done', sent: each.size }
              : each,
          ),
        };
      }),
    postpone: () => change((disk) => ({ ...disk, conflicts: [] })),
    clearUploads: (id?: string) =>
      change((disk) => ({
        ...disk,
        uploads: id === undefined ? [] : disk.uploads.filter((each) => each.id !== id),
      })),
    giveUp: (id?: string) =>
      change((disk) => ({
        ...disk,
        conflicts: disk.conflicts.filter((conflict) => id !== undefined && conflict.id !== id),
        uploads: disk.uploads.map((each) =>
          each.state === 'asking' && (id === undefined || each.id === id)
            ? { ...each, state: 'cancelled' }
            : each,
        ),
      })),
    ask: (id: string) =>
      change((disk) => {
        const asked = disk.uploads.find((each) => each.id === id);
        const existing = here.find((item) => asked && same(item.name, asked.name));
        if (!asked || !existing) return disk;
        const incoming = { ...asked, time: now };
        return {
          ...disk,
          conflicts: [
            { id, incoming, existing, freeName: freeName(asked.name, here) },
            ...disk.conflicts.filter((conflict) => conflict.id !== id),
          ],
        };
      }),
  };
}
