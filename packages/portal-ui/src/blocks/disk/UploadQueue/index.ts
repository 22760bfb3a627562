export type {
  UploadActions,
  UploadFilter,
  UploadQueueLabels,
  UploadQueueOptions,
  UploadQueueProps,
  UploadState,
  UploadView,
} from './types.ts';
export { UploadQueue } from './UploadQueue.tsx';
