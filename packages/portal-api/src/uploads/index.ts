export { createFolders, type Folders } from './folders.ts';
export {
  createUploadQueue,
  type NewUpload,
  renamedOf,
  type RenamedUpload,
  type UploadQueue,
  type UploadQueueOptions,
  type UploadState,
  type UploadSummary,
  type UploadTask,
} from './upload-queue.ts';
export { giveUpUpload, type UploadIdentity } from './transfer.ts';
