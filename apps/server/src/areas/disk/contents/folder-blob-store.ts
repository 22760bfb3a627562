import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from '../../../startup-error.ts';
import { tenantIdPattern } from '../../../store/tenant-id.ts';
import { type Blob, blobPath, type BlobStore, hashPattern, type Part } from './blob-store.ts';

/** Whether this is the name of what `put` is writing, or was when it broke off. */
const isHalfWritten = (name: string) => name.endsWith('.part') && hashPattern.test(name.slice(0, 64));

/** Contents in a folder. */
export function createFolderBlobStore(folder: string): BlobStore {
  const pathOf = (blob: Blob, part: Part) => join(folder, blobPath(blob, part));
  const has: BlobStore['has'] = (blob, part = 'content') =>
    access(pathOf(blob, part)).then(
      () => true,
      () => false,
    );
  return {
    has,
    async put(blob, from, part = 'content') {
      const path = pathOf(blob, part);
      if (await has(blob, part)) return;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const temporary = `${path}.${randomUUID()}.part`;
      try {
        if (typeof from === 'string') await linkOrCopy(from, temporary);
        else await writeFile(temporary, from, { mode: 0o600 });
        await syncPath(temporary);
        await rename(temporary, path);
      } finally {
        await rm(temporary, { force: true });
      }
      await syncPath(dirname(path));
    },
    async *list() {
      for (const tenantId of await namesIn(folder)) {
        if (!tenantIdPattern.test(tenantId)) continue;
        for (const part of await namesIn(join(folder, tenantId))) {
          const names = await namesIn(join(folder, tenantId, part));
          const hashes = names.filter((name) => hashPattern.test(name));
          if (hashes.length > 0) yield { tenantId, hashes };
        }
      }
    },
    since: (blob) =>
      // Not when it was written: a restored backup brings old bytes under a new name.
      stat(pathOf(blob, 'content')).then(({ ctime }) => ctime, ifThere),
    async sweep(before) {
      for (const tenantId of await namesIn(folder)) {
        if (!tenantIdPattern.test(tenantId)) continue;
        for (const part of await namesIn(join(folder, tenantId))) {
          for (const name of await namesIn(join(folder, tenantId, part))) {
            if (!isHalfWritten(name)) continue;
            const path = join(folder, tenantId, part, name);
            const found = await stat(path).catch(ifThere);
            if (found && found.ctime < before) await rm(path, { force: true });
          }
        }
      }
    },
    async open(blob, range, part = 'content') {
      const handle = await open(pathOf(blob, part), 'r');
      return handle.createReadStream(range ?? {});
    },
    async delete(blob) {
      await Promise.all(
        (['content', 'thumb'] as const).map((part) => rm(pathOf(blob, part), { force: true })),
      );
    },
  };
}

const namesIn = async (path: string) => (await readdir(path).catch(ifThere)) ?? [];

function ifThere(error: unknown): undefined {
  if (systemCode(error) !== 'ENOENT') throw error;
}

/** Not every file system knows hard links, and none links across two. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EXDEV', 'EMLINK'].includes(systemCode(error) ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
