import { proxy } from 'valtio';

/** How far a file has come. */
export interface UploadProgress {
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  failure?: { error: unknown };
}

/** Files on their way from this tab, by the id of the message that they go with. */
export const messageUploads = proxy<{ byId: Record<string, UploadProgress> }>({ byId: {} });
