import type { UploadQueue, UploadTask } from '@snap/portal-api/uploads';
import { expect, test, vi } from 'vitest';
import { createMessageUploads } from './message-uploads.ts';

/** A queue of one file, as used by message uploads. */
function queueOf(task: Pick<UploadTask, 'state' | 'fileId'>) {
  const cancel = vi.fn<UploadQueue['cancel']>();
  const queue = {
    add: () => ['task'],
    cancel,
    subscribe: () => () => undefined,
    task: () => ({ sent: 0, size: 1, ...task }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is missing is not called
  return { cancel, queue: queue as unknown as UploadQueue };
}

async function cancelOne(task: Pick<UploadTask, 'state' | 'fileId'>) {
  const { queue, cancel } = queueOf(task);
  const remove = vi.fn<() => Promise<void>>().mockResolvedValue();
  const uploads = createMessageUploads({
    api: { disk: { delete: remove, share: () => Promise.resolve([]) } },
    openUploadQueue: () => Promise.resolve(queue),
  });
  await uploads.start('message', new File(['x'], 'notes.txt'));
  uploads.cancel('message');
  expect(cancel).toHaveBeenCalledWith('task');
  return remove;
}

test('a cancelled upload leaves nothing on the disk', async () => {
  expect(await cancelOne({ state: 'uploading' })).not.toHaveBeenCalled();
});

test('an uploaded file that is removed from the draft goes to the recycle bin', async () => {
  expect(await cancelOne({ state: 'done', fileId: 'f1' })).toHaveBeenCalledWith({ fileIds: ['f1'] });
});
