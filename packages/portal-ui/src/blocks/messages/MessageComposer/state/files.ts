import type { FileLimits } from '../types.ts';

/** Rejected files by reason. */
export interface FileRejection {
  tooLarge: readonly string[];
  tooMany: boolean;
  folders: boolean;
}

/** Splits files by the limits, in order. `count`: files already attached. */
export function sortFiles(files: readonly File[], present: number, limits: FileLimits | undefined) {
  if (!limits) return { accepted: [...files], tooLarge: [], tooMany: false };
  const fitting = files.filter(({ size }) => size <= limits.size);
  const room = Math.max(0, limits.count - present);
  return {
    accepted: fitting.slice(0, room),
    tooLarge: files.filter(({ size }) => size > limits.size).map(({ name }) => name),
    tooMany: fitting.length > room,
  };
}

/**
 * Files of the clipboard. Word and Excel copy a picture beside their text, where the text is meant; a picture copied
 * from a page comes with its HTML alone, and a file from the desktop with its name.
 */
export function pastedFiles({ files, types }: { files: Iterable<File>; types: readonly string[] }): File[] {
  return types.includes('text/plain') && types.includes('text/html') ? [] : [...files];
}

/** Dropped files without folders. Must be called within the event. */
export function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>) {
  const entries = [...items].filter(({ kind }) => kind === 'file');
  const isFolder = (index: number) => entries[index]?.webkitGetAsEntry()?.isDirectory === true;
  const all = [...files];
  const realFiles = all.filter((_, index) => !isFolder(index));
  return { files: realFiles, folders: realFiles.length < all.length };
}
