// What other areas and the rest of the server may use.
export { handOverFiles } from './commands/hand-over.ts';
export { makeFolder } from './commands/change-items.ts';
export { type SentFile, closeSentFile, messageFileOf, openSentFiles } from './commands/message-files.ts';
export { shareBatch } from './commands/share.ts';
export type { BlobStore } from './contents/blob-store.ts';
export { acceptFiles, bindFiles, idOf, moveFiles } from './contents/own-files.ts';
export {
  type FileStorage,
  openFileStorage,
  openFolderStorage,
  openS3Storage,
  requireOwnFiles,
} from './contents/storage.ts';
export { FilesAway } from './contents/files-away.ts';
export { removeStrays, strayAgeMs } from './contents/stray-contents.ts';
export { thumbSize } from './contents/thumbnails.ts';
export { sweepPieces, tidyDisk } from './contents/tidy.ts';
export { imageOf } from './presenter.ts';
export { readableFiles } from './queries/readable-files.ts';
export { finishUpload } from './uploads/finish.ts';
export { addPart, createUpload, readUpload } from './uploads/rows.ts';
