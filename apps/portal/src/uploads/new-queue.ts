import { createUploadQueue, type UploadQueue } from '@snap/portal-api/uploads';
import { client } from '../api.ts';

/**
 * A queue of uploads to the disk of the signed-in user: a few files at a time, each with its own pause, retry and
 * cancel. Files of chats go to `{ parentId: chatFolder }` (decision B16). It brings the upload library: load this module
 * by `import()`.
 */
export const newUploadQueue = (): UploadQueue => createUploadQueue({ client });
