import { join } from 'node:path';
import { type BlobStore, createFolderBlobStore } from './blob-store.ts';
import { createPieces, type Pieces } from '../uploads/pieces.ts';

/** The disk's storage of contents and upload pieces. */
export interface DiskStorage {
  blobs: BlobStore;
  pieces: Pieces;
}

/** In the data folder, outside of all that is served as files. */
export function openDiskStorage(dataFolder: string): DiskStorage {
  return {
    blobs: createFolderBlobStore(join(dataFolder, 'files')),
    pieces: createPieces(join(dataFolder, 'uploads')),
  };
}
