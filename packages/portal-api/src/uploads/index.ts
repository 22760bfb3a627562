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
