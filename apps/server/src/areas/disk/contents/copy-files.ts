import { copyFile, link, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from '../../../startup-error.ts';

/** Content-addressed folders of the data folder; their files never change. */
const contentFolders = ['files', 'avatars'];

/**
 * Copies all files that the target lacks. Within one file system they are hard-linked, which is safe because files
 * never change.
 */
export async function copyFiles(
  from: string,
  to: string,
  onProgress?: (share: number) => void,
): Promise<{ count: number; bytes: number }> {
  const names: string[] = [];
  for (const folder of contentFolders) {
    const found = await readdir(join(from, folder), { recursive: true, withFileTypes: true }).catch(
      ignoreAbsence,
    );
    for (const entry of found) {
      // Others, such as that of `check`, are no contents.
      if (entry.isFile() && !entry.name.startsWith('.'))
        names.push(join(entry.parentPath.slice(from.length), entry.name));
    }
  }
  let count = 0;
  let bytes = 0;
  for (const [index, name] of names.entries()) {
    const size = await bring(join(from, name), join(to, name));
    if (size !== undefined) {
      count += 1;
      bytes += size;
    }
    onProgress?.((index + 1) / names.length);
  }
  return { count, bytes };
}

/** Resolves to the file's size, or undefined when it was deleted in the meantime. */
async function bring(source: string, target: string): Promise<number | undefined> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    await link(source, target);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT') return undefined;
    // Another file system, or one without hard links. Copy under a temporary name first, so that no partial file
    // appears.
    if (code !== 'EEXIST') {
      const unfinished = `${target}.unfinished`;
      await copyFile(source, unfinished);
      await rename(unfinished, target);
    }
  }
  return (await stat(target)).size;
}

function ignoreAbsence(error: unknown): [] {
  if (systemCode(error) === 'ENOENT') return [];
  throw error;
}
