// What other areas may use.
export { type BlobStore, createFolderBlobStore } from './contents/blob-store.ts';
export { imageOf } from './presenter.ts';
export { readableFiles } from './queries/readable-files.ts';
export { type SentFile, closeSentFile, messageFileOf, openSentFiles } from './commands/message-files.ts';
export { thumbSize } from './contents/thumbnails.ts';
export { removeStrays, strayAgeMs } from './contents/stray-contents.ts';
