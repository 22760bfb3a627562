import type { DroppedFile } from '../../types.ts';

/** The part of a `FileSystemEntry` that is used; only folders have a reader. */
export interface DroppedEntry {
  name: string;
  isDirectory: boolean;
  createReader?: () => {
    /** Returns the remaining entries in batches; an empty one is the end. */
    readEntries: (done: (entries: DroppedEntry[]) => void, failed: (error: DOMException) => void) => void;
  };
}

/** Path of each folder from the dropped one down, including it. */
export async function foldersIn(
  entries: readonly DroppedEntry[],
  above: readonly string[] = [],
): Promise<string[][]> {
  const found: string[][] = [];
  for (const entry of entries) {
    const reader = entry.isDirectory ? entry.createReader?.() : undefined;
    if (!reader) continue;
    const way = [...above, entry.name];
    found.push(way);
    let batch: DroppedEntry[];
    do {
      batch = await new Promise<DroppedEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      found.push(...(await foldersIn(batch, way)));
    } while (batch.length > 0);
  }
  return found;
}

/** Folders without files or subfolders; the others are created with their files. */
export function emptyFolders(
  folders: readonly (readonly string[])[],
  files: readonly Pick<DroppedFile, 'path'>[],
): (readonly string[])[] {
  const held = new Set<string>();
  const hold = (way: readonly string[], depth: number) => {
    for (let at = 1; at <= depth; at += 1) held.add(way.slice(0, at).join('/'));
  };
  for (const { path } of files) hold(path, path.length);
  for (const way of folders) hold(way, way.length - 1);
  return folders.filter((way) => !held.has(way.join('/')));
}
