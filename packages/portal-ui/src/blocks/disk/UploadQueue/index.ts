export type {
  UploadFilter,
  UploadQueueLabels,
  UploadQueueOptions,
  UploadQueueProps,
  UploadState,
  UploadView,
} from './types.ts';
export { UploadQueue } from './UploadQueue.tsx';
export { useUploadQueue } from './use-upload-queue.ts';
