import { join } from 'node:path';
import { createFolderPieces, type Pieces } from '../uploads/pieces.ts';
import { createS3Pieces } from '../uploads/s3-pieces.ts';
import type { BlobStore } from './blob-store.ts';
import { openBucket } from './bucket.ts';
import type { FilesUrl } from '../../../store/files-url.ts';
import { createFolderBlobStore } from './folder-blob-store.ts';
import { createS3BlobStore } from './s3-blob-store.ts';

/** Storage of all files of an installation. */
export interface FileStorage {
  /** The disks' contents, with their thumbnails. */
  blobs: BlobStore;
  /** What has arrived of uploads. */
  pieces: Pieces;
  avatars: BlobStore;
  close(): void;
}

/** In the data folder, outside of all that is served as files. */
export function openFolderStorage(dataFolder: string): FileStorage {
  return {
    blobs: createFolderBlobStore(join(dataFolder, 'files')),
    pieces: createFolderPieces(join(dataFolder, 'uploads')),
    avatars: createFolderBlobStore(join(dataFolder, 'avatars')),
    close() {},
  };
}

/** In a bucket. No organisation's id begins with `_`. */
async function openS3Storage(url: FilesUrl, dataFolder: string): Promise<FileStorage> {
  const bucket = await openBucket(url);
  return {
    blobs: createS3BlobStore(bucket),
    pieces: createS3Pieces(bucket, join(dataFolder, 'uploads')),
    avatars: createS3BlobStore(bucket, '_avatars/'),
    close: () => bucket.close(),
  };
}

/** @param url Undefined: in the data folder. */
export async function openFileStorage(url: FilesUrl | undefined, dataFolder: string): Promise<FileStorage> {
  return url === undefined ? openFolderStorage(dataFolder) : openS3Storage(url, dataFolder);
}
