import { isOffline, PortalApiError } from '@snap/portal-api';
import { chatFolder, type MessageFile } from '@snap/portal-api/contract';
import { cleanFileName, splitFileName } from '@snap/portal-api/rules';
import type { UploadQueue, UploadTask } from '@snap/portal-api/uploads';
import { proxy, ref } from 'valtio/vanilla';
import type { MessagingApi, MessagingOptions } from '../options.ts';
import type { OutboxRecord } from './outbox-storage.ts';

export interface UploadProgress {
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  failure?: { error: unknown };
}

export interface MessageUploadsState {
  /** Files that this tab uploads, by the id of their message. */
  byId: Record<string, UploadProgress>;
}

interface Upload {
  /** In the queue; absent until the queue is open, and of what an earlier visit uploaded. */
  taskId?: string;
  /** On the disk, when an earlier visit uploaded it. */
  fileId?: string;
  uploaded: PromiseWithResolvers<string>;
}

export type MessageUploads = ReturnType<typeof createMessageUploads>;

/** Uploads the files of messages to the chat folder of the disk (decision B16). An id is that of the message. */
export function createMessageUploads({
  api,
  openUploadQueue,
}: Pick<MessagingOptions, 'openUploadQueue'> & { api: Pick<MessagingApi, 'disk'> }) {
  const state = proxy<MessageUploadsState>({ byId: {} });
  const uploads = new Map<string, Upload>();
  /** Files whose queue could not be opened. */
  const unqueued = new Map<string, File>();
  let opening: Promise<UploadQueue> | undefined;
  let queue: UploadQueue | undefined;

  function open(): Promise<UploadQueue> {
    opening ??= openUploadQueue().then(
      (opened) => {
        queue = opened;
        opened.subscribe(() => showProgress(opened));
        return opened;
      },
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  }

  function showProgress(opened: UploadQueue): void {
    for (const [id, { taskId, uploaded }] of uploads) {
      const task = taskId === undefined ? undefined : opened.task(taskId);
      if (!task) continue;
      state.byId[id] = progressOf(task);
      if (task.fileId !== undefined) uploaded.resolve(task.fileId);
    }
  }

  /** Starts an upload; one that is running continues. */
  async function start(id: string, file: File): Promise<void> {
    if (uploads.has(id)) return;
    const upload: Upload = { uploaded: Promise.withResolvers<string>() };
    // The upload of a draft has no caller that waits.
    upload.uploaded.promise.catch(() => undefined);
    uploads.set(id, upload);
    unqueued.delete(id);
    state.byId[id] = { status: 'waiting', progress: 0 };
    try {
      const opened = await open();
      // Cancelled before the queue was open.
      if (uploads.get(id) !== upload) return;
      [upload.taskId = ''] = opened.add([{ file, name: file.name }], {
        parentId: chatFolder,
        conflict: 'rename',
      });
    } catch (error) {
      if (uploads.get(id) !== upload) return;
      uploads.delete(id);
      unqueued.set(id, file);
      state.byId[id] = { status: 'failed', progress: 0, failure: ref({ error }) };
      upload.uploaded.reject(error);
    }
  }

  /** This file is on the disk already. */
  function adopt(id: string, fileId: string): void {
    if (uploads.has(id)) return;
    const upload: Upload = { fileId, uploaded: Promise.withResolvers<string>() };
    upload.uploaded.resolve(fileId);
    uploads.set(id, upload);
    state.byId[id] = { status: 'done', progress: 1 };
  }

  return {
    state,
    start,

    /** Resolves to the file on the disk once it is uploaded; rejects when the upload is cancelled. */
    uploaded: async (id: string): Promise<string | undefined> => uploads.get(id)?.uploaded.promise,

    adopt,

    /** Tries a failed upload again. */
    retry(id: string): void {
      const file = unqueued.get(id);
      if (file) return void start(id, file);
      const taskId = uploads.get(id)?.taskId;
      if (taskId !== undefined) queue?.retry(taskId);
    },

    /** Tries again what failed because of the network. */
    retryOffline(): void {
      for (const { taskId } of uploads.values()) {
        if (taskId !== undefined && isOffline(queue?.task(taskId)?.error)) queue?.retry(taskId);
      }
    },

    /**
     * Cancels an upload; a caller that waits for it gets a rejection. A file that is already on the disk goes to the
     * recycle bin, because it was not sent.
     */
    cancel(id: string): void {
      const upload = uploads.get(id);
      delete state.byId[id];
      unqueued.delete(id);
      if (!upload) return;
      uploads.delete(id);
      upload.uploaded.reject(new Error('The upload was cancelled.'));
      let { fileId } = upload;
      if (upload.taskId !== undefined) {
        fileId = queue?.task(upload.taskId)?.fileId;
        queue?.cancel(upload.taskId);
      }
      // Without a network it stays in the chat folder, where its author finds it.
      if (fileId !== undefined) api.disk.delete({ fileIds: [fileId] }).catch(() => undefined);
    },

    /**
     * Uploads the file of an outbox item and shares it with the conversation. A failed upload waits until its author
     * retries or cancels it; a refusal of the server rejects.
     */
    async bring({ account, clientMsgId, target, upload }: OutboxRecord): Promise<MessageFile> {
      if (!upload) throw new Error('This message carries no file.');
      const { file, width, height, fileId } = upload;
      const name = cleanFileName(file.name);
      if (fileId === undefined) void start(clientMsgId, file);
      else adopt(clientMsgId, fileId);
      const id = await uploads.get(clientMsgId)?.uploaded.promise;
      if (id === undefined) throw new Error('The upload was cancelled.');
      const isImage = file.type.startsWith('image/');
      const to = { type: target.type === 'user' ? 'user' : 'group', id: target.id } as const;
      const [shared] = await api.disk.share({
        sender: account,
        files: [{ fileId: id, name, size: file.size, isImage, target: to, withMessage: true }],
      });
      if (shared?.refusal) {
        const { code, message: msg } = shared.refusal;
        throw new PortalApiError('POST gfile/uploadfile/batch', { kind: 'business', code, msg, shown: true });
      }
      uploads.delete(clientMsgId);
      delete state.byId[clientMsgId];
      return {
        id,
        name,
        ext: splitFileName(name).extension.split('.').at(-1)?.toLowerCase() ?? '',
        size: file.size,
        isImage,
        ...(isImage && width && height ? { imageWidth: width, imageHeight: height } : {}),
      };
    },
  };
}

function progressOf({ state, sent, size, error }: UploadTask): UploadProgress {
  const progress = size === 0 ? 1 : sent / size;
  if (state === 'failed') return { status: 'failed', progress, failure: ref({ error }) };
  if (state === 'done') return { status: 'done', progress: 1 };
  return { status: state === 'waiting' ? 'waiting' : 'uploading', progress };
}
