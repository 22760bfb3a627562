export {
  createDiskUploads,
  type ChosenFile,
  type DiskUploads,
  type DiskUploadsOptions,
  type UploadsSnapshot,
} from './disk-uploads.ts';
export { createFolders, type Folders } from './folders.ts';
export {
  createUploadQueue,
  type NewUpload,
  type UploadQueue,
  type UploadQueueOptions,
  type UploadState,
  type UploadSummary,
  type UploadTask,
} from './upload-queue.ts';
export { renamedOf, type RenamedUpload } from './renamed.ts';
export { giveUpUpload, type UploadIdentity } from './transfer.ts';
export type { PersistedUpload } from './persisted-uploads.ts';
