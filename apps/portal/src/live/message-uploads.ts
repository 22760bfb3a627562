import { PortalApiError } from '@snap/portal-api';
import { chatFolder, codes, type MessageFile } from '@snap/portal-api/contract';
import { splitFileName } from '@snap/portal-api/rules';
import { createUploadQueue, type UploadTask } from '@snap/portal-api/uploads';
import { ref } from 'valtio';
import { client } from '../api.ts';
import { diskApi } from '../disk-api.ts';
import { isOffline } from '../errors/kinds.ts';
import { onReconnected } from '../stores/connection.ts';
import type { OutboxRecord } from '../stores/outbox-storage.ts';
import { messageUploads, type UploadProgress } from '../stores/message-uploads.ts';

// Files of messages on their way to the disk's chat folder (decision B16). An id is that of the message.

interface Underway {
  taskId: string;
  file: File;
  arrived: PromiseWithResolvers<string>;
}

const queue = createUploadQueue({ client });
const underway = new Map<string, Underway>();

queue.subscribe(() => {
  for (const [id, { taskId, arrived }] of underway) {
    const task = queue.task(taskId);
    if (!task) continue;
    messageUploads.byId[id] = progressOf(task);
    if (task.fileId !== undefined) arrived.resolve(task.fileId);
  }
});

// What failed for want of a network goes on by itself.
onReconnected(() => {
  for (const { taskId } of underway.values()) {
    if (isOffline(queue.task(taskId)?.error)) queue.retry(taskId);
  }
});

function progressOf({ state, sent, size, error }: UploadTask): UploadProgress {
  const progress = size === 0 ? 1 : sent / size;
  if (state === 'failed') return { status: 'failed', progress, failure: ref({ error }) };
  if (state === 'done') return { status: 'done', progress: 1 };
  return { status: state === 'waiting' ? 'waiting' : 'uploading', progress };
}

/** Starts an upload; one that is under way goes on. */
export function startUpload(id: string, file: File): void {
  if (underway.has(id)) return;
  const arrived = Promise.withResolvers<string>();
  // Nobody may be waiting yet.
  arrived.promise.catch(() => undefined);
  messageUploads.byId[id] = { status: 'waiting', progress: 0 };
  const [taskId = ''] = queue.add([{ file, name: file.name }], { parentId: chatFolder, conflict: 'rename' });
  underway.set(id, { taskId, file, arrived });
}

/** Tries once more what failed. */
export function retryUpload(id: string): void {
  const upload = underway.get(id);
  if (upload) queue.retry(upload.taskId);
}

/** Gives a file up; whoever waits for it hears of it. */
export function cancelUpload(id: string): void {
  const upload = underway.get(id);
  if (!upload) return;
  underway.delete(id);
  delete messageUploads.byId[id];
  upload.arrived.reject(new Error('the upload was given up'));
  queue.cancel(upload.taskId);
}

/**
 * Brings the file of a message to the server and asks whether it may go to whom the message goes to. A failed upload waits here until
 * its author tries again or gives it up; what the server refuses for good rejects with its words.
 */
export async function bringFile({
  account,
  clientMsgId,
  target,
  upload,
}: OutboxRecord): Promise<MessageFile> {
  if (!upload) throw new Error('This message carries no file.');
  const { file, width, height } = upload;
  startUpload(clientMsgId, file);
  const id = await underway.get(clientMsgId)?.arrived.promise;
  if (id === undefined) throw new Error('The upload was given up.');
  const isImage = file.type.startsWith('image/') ? 1 : 0;
  const to = target.type === 'user' ? { user2: target.id } : { groupId: target.id };
  const [shared] = await diskApi.share({
    params: JSON.stringify([
      { id, filename: file.name, sizeInBytes: file.size, isImage, user1: account, ...to, withMessage: 1 },
    ]),
  });
  if (shared && shared.errcode !== codes.ok) {
    const { errcode: code, errmsg: msg } = shared;
    throw new PortalApiError('POST gfile/uploadfile/batch', { kind: 'business', code, msg, shown: true });
  }
  underway.delete(clientMsgId);
  delete messageUploads.byId[clientMsgId];
  return {
    id,
    name: file.name,
    ext: splitFileName(file.name).extension.split('.').at(-1)?.toLowerCase() ?? '',
    size: file.size,
    isImage,
    ...(isImage === 1 && width && height ? { imageWidth: width, imageHeight: height } : {}),
  };
}
