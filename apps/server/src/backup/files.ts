import { copyFile, link, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from '../startup-error.ts';

/** Folders of the data folder that hold people's files, each named by its content and never changed. */
const contentFolders = ['files', 'avatars'];

/**
 * Brings all files from one folder to another, those that are there already excepted. Within one file system they are
 * linked: a file never changes, so both may share it.
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
      if (entry.isFile()) names.push(join(entry.parentPath.slice(from.length), entry.name));
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

/** Resolves to the file's size, or undefined when it went away meanwhile. */
async function bring(source: string, target: string): Promise<number | undefined> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    await link(source, target);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT') return undefined;
    // Another file system, or one that knows no links. Under another name first: half a file must not pass for one.
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
