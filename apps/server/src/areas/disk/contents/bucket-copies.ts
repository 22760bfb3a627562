import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { systemCode } from '../../../startup-error.ts';
import type { Bucket } from './bucket.ts';

/** Folders of files, and what the keys in a bucket have in their place. */
const places = { 'files/': '', 'avatars/': '_avatars/', 'uploads/': '_uploads/' } as const;
type Place = keyof typeof places;

/** What a backup holds. */
const lasting: readonly Place[] = ['files/', 'avatars/'];
/** What a move takes along: uploads go on. */
export const everything: readonly Place[] = ['files/', 'avatars/', 'uploads/'];

/** A content, a thumbnail or a piece, not what was being written when a server crashed. */
const whole = /^[A-Za-z0-9][^/]*\/[^/]+\/[^/]+(?<!\.part)$/;
const AT_ONCE = 8;

export interface Copied {
  count: number;
  bytes: number;
}

type OnProgress = ((share: number) => void) | undefined;

/** Copies a bucket's files to a folder that may have some of them. */
export async function copyToFolder(bucket: Bucket, folder: string, onProgress: OnProgress): Promise<Copied> {
  const objects: { key: string; size: number; path: string }[] = [];
  for await (const page of bucket.list('')) {
    for (const { key, size } of page) {
      const place = lasting.findLast(
        (each) => key.startsWith(places[each]) && whole.test(key.slice(places[each].length)),
      );
      if (place !== undefined)
        objects.push({ key, size, path: join(folder, place, key.slice(places[place].length)) });
    }
  }
  return copyAll(objects, onProgress, async ({ key, size, path }) => {
    const there = await stat(path).catch(ifThere);
    if (there?.size === size) return true;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const bytes = await bucket.get(key).catch(ifThere);
    if (!bytes) return false;
    // Under a temporary name first, so that no partial file appears.
    await pipeline(bytes, createWriteStream(`${path}.unfinished`, { mode: 0o600, flush: true }));
    await rename(`${path}.unfinished`, path);
    return true;
  });
}

/** Copies a folder's files to a bucket, those that it lacks. A later call copies what came since. */
export function createCopyToBucket(bucket: Bucket, folder: string, of: readonly Place[] = lasting) {
  let there: Map<string, number> | undefined;
  return async (onProgress?: (share: number) => void): Promise<Copied> => {
    const known = (there ??= await sizesIn(bucket));
    const missing: { key: string; size: number; path: string }[] = [];
    for (const place of of) {
      const found = await readdir(join(folder, place), { recursive: true, withFileTypes: true }).catch(
        ifThere,
      );
      for (const entry of found ?? []) {
        const path = join(entry.parentPath, entry.name);
        const name = path.slice(join(folder, place).length);
        if (!entry.isFile() || !whole.test(name)) continue;
        const size = (await stat(path).catch(ifThere))?.size;
        const key = places[place] + name;
        if (size !== undefined && known.get(key) !== size) missing.push({ key, size, path });
      }
    }
    return copyAll(missing, onProgress, async ({ key, size, path }) => {
      const stored = await bucket.put(key, path).then(() => true, ifThere);
      if (stored) known.set(key, size);
      return stored === true;
    });
  };
}

async function sizesIn(bucket: Bucket): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const page of bucket.list('')) for (const { key, size } of page) sizes.set(key, size);
  return sizes;
}

/** Copies some files at a time. `copy` resolves to false where a file was removed in the meantime. */
async function copyAll<File extends { size: number }>(
  files: readonly File[],
  onProgress: OnProgress,
  copy: (file: File) => Promise<boolean>,
): Promise<Copied> {
  const copied = { count: 0, bytes: 0 };
  const waiting = files.values();
  let done = 0;
  const work = async () => {
    for (const file of waiting) {
      if (await copy(file)) {
        copied.count += 1;
        copied.bytes += file.size;
      }
      done += 1;
      onProgress?.(done / files.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return copied;
}

function ifThere(error: unknown): undefined {
  if (systemCode(error) !== 'ENOENT') throw error;
}
