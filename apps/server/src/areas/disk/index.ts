// What other areas may use.
export { type BlobStore, createFolderBlobStore } from './blob-store.ts';
export { imageOf } from './items.ts';
export { readableFiles } from './may-share.ts';
export { type SentFile, closeSentFile, messageFileOf, openSentFiles } from './message-files.ts';
export { thumbSize } from './pictures.ts';
export { removeStrays, strayPatience } from './stray-contents.ts';
