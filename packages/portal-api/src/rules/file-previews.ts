import { fileKindOf, type FileKind } from './file-icons.ts';

/** How a preview shows a file; `none`: the browser cannot. */
export type FilePreviewKind =
  'image' | 'video' | 'audio' | 'pdf' | 'text' | 'svg' | 'document' | 'sheet' | 'slides' | 'none';

const officeTypes = {
  document: /wordprocessingml|ms-word\.(?:document|template)\.macro/,
  sheet: /spreadsheetml|ms-excel\.|opendocument\.spreadsheet/,
  slides: /presentationml|ms-powerpoint\.(?:presentation|slideshow)/,
};
/** Types of files whose first bytes do not say what is in them; older uploads of office files have the last one. */
const container = /^application\/(?:zip|x-cfb|octet-stream)$/;
const officeNames = {
  document: /\.docx$/i,
  sheet: /\.(?:xlsx|xls|ods)$/i,
  slides: /\.pptx$/i,
};

/** Texts that are tables. */
const tableNames = /\.(?:csv|tsv)$/i;

/** Kinds that a browser shows. */
const shownKinds: Partial<Record<FileKind, FilePreviewKind>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  pdf: 'pdf',
  text: 'text',
};

/** How a file with that name can be shown, where its media type is not known. */
export function previewKindByName(name: string): FilePreviewKind {
  if (tableNames.test(name)) return 'sheet';
  const office = (['document', 'sheet', 'slides'] as const).find((kind) => officeNames[kind].test(name));
  return office ?? shownKinds[fileKindOf(name)] ?? 'none';
}

/** How the browser can show it; the server lets it show nothing that could run. */
export function previewKindOf(mediaType = '', name = ''): FilePreviewKind {
  if (/^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(mediaType)) return 'image';
  if (mediaType.startsWith('video/')) return 'video';
  if (mediaType.startsWith('audio/')) return 'audio';
  if (mediaType === 'application/pdf') return 'pdf';
  for (const kind of ['document', 'sheet', 'slides'] as const)
    if (officeTypes[kind].test(mediaType) || (container.test(mediaType) && officeNames[kind].test(name)))
      return kind;
  // The server calls it text, as it calls everything that could run.
  if (mediaType.startsWith('text/') && /\.svg$/i.test(name)) return 'svg';
  if (mediaType.startsWith('text/') && tableNames.test(name)) return 'sheet';
  return mediaType.startsWith('text/') || mediaType === 'application/json' ? 'text' : 'none';
}

const megabyte = 1024 * 1024;
/** Most bytes of a file that is read as a whole before it shows. A PDF is fetched piece by piece and has no limit. */
const previewMax: Partial<Record<FilePreviewKind, number>> = {
  text: 2 * megabyte,
  svg: 10 * megabyte,
  document: 30 * megabyte,
  sheet: 20 * megabyte,
  slides: 100 * megabyte,
};

/** Whether a file of that many bytes can be shown. */
export const previewStatus = (kind: FilePreviewKind, size: number): 'ready' | 'tooLarge' =>
  size > (previewMax[kind] ?? Infinity) ? 'tooLarge' : 'ready';
