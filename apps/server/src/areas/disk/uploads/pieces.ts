import { codes } from '@snap/portal-api/contract';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { HttpRefusal } from '../../../http/refusal.ts';
import { tenantIdPattern } from '../../../store/tenant-id.ts';
import type { Upload } from './rows.ts';

/** Names the folder of an upload's pieces. */
export interface UploadPlace {
  tenantId: string;
  uploadId: string;
}

/** What an upload's id looks like: nothing else is looked for, neither in the store nor on the disk (G21). */
export const uploadIdPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const pieceName = /^\d+-[0-9a-f-]{36}$/;

/**
 * Pieces of uploads, in a folder or an S3 bucket. Each is written once, by one request, and never after that request has
 * ended.
 */
export interface Pieces {
  /**
   * Writes a request's body until it ends or breaks off, and resolves once it is stored.
   * @throws 413 for more than `most` bytes, and errors of the disk.
   */
  receive(place: UploadPlace, start: number, from: Readable, limits: ReceiveLimits): Promise<Received>;
  /**
   * One file of all pieces on this server's disk, and its SHA-256.
   * @throws An error with the code `ENOENT` where a piece is missing.
   */
  assemble(place: UploadPlace, parts: Upload['parts']): Promise<Whole>;
  discard(place: UploadPlace, name: string): Promise<void>;
  /** Removes all pieces of an upload. */
  remove(place: UploadPlace): Promise<void>;
  /** Removes folders unchanged since `before`: a crash may have left a folder whose upload is gone. */
  sweep(before: Date): Promise<void>;
}

/** All bytes of an upload. */
export interface Whole {
  path: string;
  hash: string;
  size: number;
  /** Removes what was put together; the pieces stay. */
  release: () => Promise<void>;
}

export interface ReceiveLimits {
  most: number;
  /** Algorithm of the checksum that the client sent along. */
  checksum?: string;
}

export interface Received {
  name: string;
  length: number;
  /** The sender broke off; the bytes before are valid. */
  broken: boolean;
  /** Of all bytes, if a checksum was requested. */
  digest?: Buffer;
}

/** Where a piece is stored, in a folder and in a bucket alike: `<tenant>/<upload>/<name>`. */
export function piecePath(place: UploadPlace, name: string): string {
  if (!pieceName.test(name)) throw new Error('no piece of an upload');
  return `${uploadPath(place)}/${name}`;
}

export function uploadPath({ tenantId, uploadId }: UploadPlace): string {
  if (!tenantIdPattern.test(tenantId) || !uploadIdPattern.test(uploadId)) throw new Error('no upload');
  return `${tenantId}/${uploadId}`;
}

export function createFolderPieces(folder: string): Pieces {
  const folderOf = (place: UploadPlace) => join(folder, uploadPath(place));
  const pathOf = (place: UploadPlace, name: string) => join(folder, piecePath(place, name));

  return {
    async receive(place, start, from, limits) {
      await mkdir(folderOf(place), { recursive: true, mode: 0o700 });
      const name = newPieceName(start);
      return { name, ...(await receiveFile(pathOf(place, name), from, limits)) };
    },

    async assemble(place, parts) {
      const [only] = parts;
      // The common case: a file of one piece is that piece.
      if (only && parts.length === 1) {
        const path = pathOf(place, only.name);
        const hash = createHash('sha256');
        for await (const chunk of createReadStream(path)) hash.update(chunk);
        return { path, hash: hash.digest('hex'), size: only.length, release: () => Promise.resolve() };
      }
      await mkdir(folderOf(place), { recursive: true, mode: 0o700 });
      return assembleFile(pathOf(place, newPieceName(0)), parts, ({ name }) =>
        createReadStream(pathOf(place, name)),
      );
    },

    discard: (place, name) => rm(pathOf(place, name), { force: true }),
    remove: (place) => rm(folderOf(place), { recursive: true, force: true }),

    async sweep(before) {
      for (const tenantId of await namesIn(folder)) {
        // oxlint-disable-next-line no-await-in-loop -- no request waits for it
        for (const uploadId of await namesIn(join(folder, tenantId))) {
          const path = join(folder, tenantId, uploadId);
          // oxlint-disable-next-line no-await-in-loop
          const { mtime } = await stat(path);
          // oxlint-disable-next-line no-await-in-loop
          if (mtime < before) await rm(path, { recursive: true, force: true });
        }
      }
    },
  };
}

/** Names in a folder; none in one that is not there yet. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

export const newPieceName = (start: number) => `${start}-${randomUUID()}`;

/** Writes a request's body to a new file. */
export async function receiveFile(
  path: string,
  from: Readable,
  { most, checksum }: ReceiveLimits,
): Promise<Omit<Received, 'name'>> {
  const digest = checksum === undefined ? undefined : createHash(checksum);
  const handle = await open(path, 'wx', 0o600);
  let length = 0;
  let broken = false;
  // The request must outlive a failure here: the response still has to reach the sender.
  const chunks = from.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- the disk sets the pace
      const next = await chunks.next().catch(() => 'broken' as const);
      broken = next === 'broken';
      if (next === 'broken' || next.done) break;
      const chunk: Buffer = next.value;
      if (length + chunk.length > most) throw new HttpRefusal(413, codes.tooLarge);
      digest?.update(chunk);
      // oxlint-disable-next-line no-await-in-loop
      await handle.appendFile(chunk);
      length += chunk.length;
    }
    await handle.sync();
  } catch (error) {
    await chunks.return?.();
    // Otherwise the rest of the body would precede the connection's next request.
    from.resume();
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
  await handle.close();
  return { length, broken, ...(digest ? { digest: digest.digest() } : {}) };
}

/** Writes all pieces to a new file, one after the other. */
export async function assembleFile(
  path: string,
  parts: Upload['parts'],
  read: (part: Upload['parts'][number]) => Readable | Promise<Readable>,
): Promise<Whole> {
  const hash = createHash('sha256');
  const handle = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for (const part of parts) {
      for await (const chunk of await read(part)) {
        const bytes: Buffer = chunk;
        hash.update(bytes);
        await handle.appendFile(bytes);
        size += bytes.length;
      }
    }
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
  await handle.close();
  return { path, hash: hash.digest('hex'), size, release: () => rm(path, { force: true }) };
}
