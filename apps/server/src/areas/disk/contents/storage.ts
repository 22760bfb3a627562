import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { systemCode } from '../../../startup-error.ts';
import type { Tx } from '../../../store/database.ts';
import { holdFiles } from '../../../store/files-id.ts';
import type { FilesUrl } from '../../../store/files-url.ts';
import { createFolderPieces, type Pieces } from '../uploads/pieces.ts';
import { createS3Pieces } from '../uploads/s3-pieces.ts';
import { type Copied, copyToFolder, createCopyToBucket, everything } from './bucket-copies.ts';
import type { BlobStore } from './blob-store.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { copyFiles } from './copy-files.ts';
import { FilesAway } from './files-away.ts';
import { createFolderBlobStore } from './folder-blob-store.ts';
import { createS3BlobStore } from './s3-blob-store.ts';

/** Storage of all files of an installation. */
export interface FileStorage {
  kind: 'folder' | 's3';
  /** For sentences. */
  name: string;
  /** The disks' contents, with their thumbnails. */
  blobs: BlobStore;
  /** What has arrived of uploads. */
  pieces: Pieces;
  avatars: BlobStore;
  /** Its id, which the database has, too: see `requireOwnFiles`. Undefined: none yet. */
  readId(): Promise<string | undefined>;
  writeId(id: string): Promise<void>;
  /** Writes something and removes it again; rejects when that is not possible. */
  check(): Promise<void>;
  /** The id that it was found to have at the start; undefined: not checked. */
  id: string | undefined;
  /** Copies contents and avatars to a folder, such as a backup's. */
  copyTo(folder: string, onProgress?: (share: number) => void): Promise<Copied>;
  /** Copies contents and avatars from a folder. Others stay. */
  copyFrom(folder: string, onProgress?: (share: number) => void): Promise<Copied>;
  close(): void;
}

/** A bucket, which all files of a folder can be copied to. */
export interface BucketStorage extends FileStorage {
  /** Returns a function that copies what the bucket lacks, uploads included, each time it is called. */
  fillFrom(folder: string): (onProgress?: (share: number) => void) => Promise<Copied>;
}

/** In the data folder, outside of all that is served as files. */
export function openFolderStorage(dataFolder: string): FileStorage {
  const idFile = join(dataFolder, 'files.id');
  return {
    kind: 'folder',
    name: dataFolder,
    blobs: createFolderBlobStore(join(dataFolder, 'files')),
    pieces: createFolderPieces(join(dataFolder, 'uploads')),
    avatars: createFolderBlobStore(join(dataFolder, 'avatars')),
    readId: () => readFile(idFile, 'utf8').then((text) => text.trim(), ifThere),
    async writeId(id) {
      await mkdir(dataFolder, { recursive: true, mode: 0o700 });
      const temporary = `${idFile}.${randomUUID()}`;
      await writeFile(temporary, `${id}\n`, { mode: 0o600, flush: true });
      await rename(temporary, idFile);
    },
    async check() {
      const files = join(dataFolder, 'files');
      await mkdir(files, { recursive: true, mode: 0o700 });
      const probe = join(files, `.probe-${randomUUID()}`);
      try {
        await writeFile(probe, probeBytes, { mode: 0o600, flush: true });
      } finally {
        await rm(probe, { force: true });
      }
    },
    id: undefined,
    copyTo: (folder, onProgress) => copyFiles(dataFolder, folder, onProgress),
    copyFrom: (folder, onProgress) => copyFiles(folder, dataFolder, onProgress),
    close() {},
  };
}

/** Key of a bucket's id. No organisation's id begins with `_`. */
const idKey = '_portal';
const probeKey = '_probe/';
const probeBytes = Buffer.from('portal');

/** In a bucket. */
export async function openS3Storage(url: FilesUrl, dataFolder: string): Promise<BucketStorage> {
  const bucket: Bucket = await openBucket(url);
  return {
    kind: 's3',
    name: bucket.name,
    blobs: createS3BlobStore(bucket),
    pieces: createS3Pieces(bucket, join(dataFolder, 'uploads')),
    avatars: createS3BlobStore(bucket, '_avatars/'),
    readId: async () => {
      const found = await bucket.get(idKey).catch(ifThere);
      return found && String(await buffer(found)).trim();
    },
    writeId: (id) => bucket.put(idKey, Buffer.from(id)),
    async check() {
      const probe = `${probeKey}${randomUUID()}`;
      await bucket.put(probe, probeBytes);
      await bucket.delete(probe);
    },
    id: undefined,
    copyTo: (folder, onProgress) => copyToFolder(bucket, folder, onProgress),
    copyFrom: (folder, onProgress) => createCopyToBucket(bucket, folder)(onProgress),
    fillFrom: (folder) => createCopyToBucket(bucket, folder, everything),
    close: () => bucket.close(),
  };
}

/** @param url Undefined: in the data folder. */
export async function openFileStorage(url: FilesUrl | undefined, dataFolder: string): Promise<FileStorage> {
  return url === undefined ? openFolderStorage(dataFolder) : openS3Storage(url, dataFolder);
}

/**
 * Refuses a transaction that refers to new files when the files have moved elsewhere, until it ends.
 * @throws FilesAway.
 */
export async function requireOwnFiles(tx: Tx, { id, name }: Pick<FileStorage, 'id' | 'name'>): Promise<void> {
  if (!(await holdFiles(tx, id)))
    throw new FilesAway(`the files have moved from ${name}: restart with PORTAL_FILES_URL`);
}

function ifThere(error: unknown): undefined {
  if (systemCode(error) !== 'ENOENT') throw error;
}
