import type { Readable } from 'node:stream';
import { tenantIdPattern } from '../../../store/tenant-id.ts';

/** Content by its SHA-256, once a tenant. */
export interface Blob {
  tenantId: string;
  /** 64 hexadecimal digits. */
  hash: string;
}

/** Data derived from a blob's content and stored beside it. */
export type Part = 'content' | 'thumb';

/**
 * Storage of contents: a folder or an S3 bucket. No caller knows its paths. An unreachable bucket fails every call with
 * `FilesAway`.
 */
export interface BlobStore {
  /**
   * Stores bytes, or those of a complete file, durably and atomically; an existing blob stays. The caller still owns
   * the file, but must not write to it any more.
   */
  put(blob: Blob, from: string | Buffer, part?: Part): Promise<void>;
  /**
   * The bytes, or those from `start` to `end`, both included.
   * @throws An error with the code `ENOENT` where there are none.
   */
  open(blob: Blob, range?: { start: number; end: number }, part?: Part): Promise<Readable>;
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

export const hashPattern = /^[0-9a-f]{64}$/;

/** Where a blob is stored, in a folder and in a bucket alike: `<tenant>/<aa>/<hash>`. */
export function blobPath({ tenantId, hash }: Blob, part: Part): string {
  // The only names that ever become a path: both are made by the server, and checked all the same (G21).
  if (!tenantIdPattern.test(tenantId) || !hashPattern.test(hash)) throw new Error('no name of a blob');
  return `${tenantId}/${hash.slice(0, 2)}/${part === 'content' ? hash : `${hash}.${part}`}`;
}
