import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { tenantIdPattern } from '../../../store/tenant-id.ts';
import { systemCode } from '../../../startup-error.ts';

/** Content by its SHA-256, once a tenant. */
export interface Blob {
  tenantId: string;
  /** 64 hexadecimal digits. */
  hash: string;
}

/** Data derived from a blob's content and stored beside it. */
type Part = 'content' | 'thumb';

/** Storage of contents. No caller knows its paths. */
export interface BlobStore {
  /**
   * Stores bytes, or those of a complete file, durably and atomically; an existing blob stays. The caller still owns
   * the file, but must not write to it any more.
   */
  put(blob: Blob, from: string | Buffer, part?: Part): Promise<void>;
  /** The bytes, or those from `start` to `end`, both included. Reading fails where there are none. */
  open(blob: Blob, range?: { start: number; end: number }, part?: Part): Readable;
  has(blob: Blob, part?: Part): Promise<boolean>;
  /** All contents, some of one organisation at a time. */
  list(): AsyncIterable<{ tenantId: string; hashes: string[] }>;
  /** When the content of this name was stored; undefined where there is none. */
  since(blob: Blob): Promise<Date | undefined>;
  /** Removes partial files of a crash that have not been written to since `before`. */
  sweep(before: Date): Promise<void>;
  /** Removes a content and what was made from it. What is not there is no error. */
  delete(blob: Blob): Promise<void>;
}

const hashPattern = /^[0-9a-f]{64}$/;

/** Whether this is the name of what `put` is writing, or was when it broke off. */
const isHalfWritten = (name: string) => name.endsWith('.part') && hashPattern.test(name.slice(0, 64));

/** Contents in a folder: `<tenant>/<aa>/<hash>`. */
export function createFolderBlobStore(folder: string): BlobStore {
  const pathOf = ({ tenantId, hash }: Blob, part: Part) => {
    // The only names that ever become a path: both are made by the server, and checked all the same (G21).
    if (!tenantIdPattern.test(tenantId) || !hashPattern.test(hash)) throw new Error('no name of a blob');
    return join(folder, tenantId, hash.slice(0, 2), part === 'content' ? hash : `${hash}.${part}`);
  };
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
    open: (blob, range, part = 'content') => createReadStream(pathOf(blob, part), range ?? {}),
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
