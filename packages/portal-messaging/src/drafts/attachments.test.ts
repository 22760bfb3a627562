import type { UploadQueue, UploadTask } from '@snap/portal-api/uploads';
import { expect, test, vi } from 'vitest';
import { createMessaging, type Messaging } from '../messaging.ts';
import type { MessagingOptions } from '../options.ts';
import { apiOf, engineOptions, memoryBrowser } from '../testing/engine.ts';
import { withPeer } from '../testing/messages.ts';

const key = `${withPeer.type}:${withPeer.id}`;
const files = [new File(['one'], 'one.txt'), new File(['two'], 'two.txt')];
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue in which every file is already in this state. */
function uploadQueue(state: 'done' | 'uploading') {
  const added: string[] = [];
  const queue = {
    add: ([file]: { name: string }[]) => [`task ${added.push(file?.name ?? '')}`],
    cancel: () => undefined,
    subscribe: (listener: () => void) => {
      setImmediate(listener);
      return () => undefined;
    },
    task: (id: string): Partial<UploadTask> => ({
      state,
      sent: 0,
      size: 1,
      ...(state === 'done' && { fileId: `file of ${id}` }),
    }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is missing is not called
  return { added, open: () => Promise.resolve(queue as unknown as UploadQueue) };
}

const namesOf = ({ drafts }: Messaging) =>
  (drafts.attachments.state.byKey[key] ?? []).map(({ file }) => file.name);

async function visit(options: MessagingOptions) {
  const messaging = createMessaging(options);
  await messaging.start();
  return messaging;
}

test('files of a draft are restored at the next visit, and uploaded ones are not uploaded again', async () => {
  const { added, open } = uploadQueue('done');
  const options = engineOptions({ openUploadQueue: open });
  const first = await visit(options);
  await first.composer.attach(withPeer, files);
  await settled();
  await settled();
  const next = await visit(options);
  expect(namesOf(next)).toEqual(['one.txt', 'two.txt']);
  await settled();
  expect(added).toEqual(['one.txt', 'two.txt']);
  expect(Object.values(next.uploads.state.byId).map(({ status }) => status)).toEqual(['done', 'done']);
});

test('a file uploaded before sending is not uploaded again by a later visit that sends it', async () => {
  const { added, open } = uploadQueue('done');
  const options = engineOptions({
    openUploadQueue: open,
    api: apiOf({}, () => new Promise(() => undefined)),
  });
  const first = await visit(options);
  await first.composer.attach(withPeer, files);
  await settled();
  await settled();
  await first.composer.send(withPeer, '李娜', { text: '', mentions: [] });
  const next = await visit({ ...options, tabs: memoryBrowser().tab(1) });
  await vi.waitFor(() => expect(Object.keys(next.uploads.state.byId)).toHaveLength(2));
  await settled();
  expect(added).toEqual(['one.txt', 'two.txt']);
});

test('an incomplete upload of an earlier visit is restarted', async () => {
  const { added, open } = uploadQueue('uploading');
  const options = engineOptions({ openUploadQueue: open });
  await (await visit(options)).composer.attach(withPeer, files);
  await visit(options);
  await settled();
  expect(added).toEqual(['one.txt', 'two.txt', 'one.txt', 'two.txt']);
});

test('removed and sent files are not restored at the next visit or in another tab', async () => {
  const { open } = uploadQueue('uploading');
  const { tab } = memoryBrowser();
  const options = engineOptions({
    openUploadQueue: open,
    tabs: tab(1),
    api: apiOf({ sendToUser: () => new Promise(() => undefined) }),
  });
  const other = await visit({ ...options, tabs: tab(2) });
  const first = await visit(options);
  await first.composer.attach(withPeer, files);
  await vi.waitFor(() => expect(namesOf(other)).toEqual(['one.txt', 'two.txt']));
  const [one] = first.drafts.attachments.state.byKey[key] ?? [];
  first.composer.detach(withPeer, one?.id ?? '');
  await vi.waitFor(() => expect(namesOf(other)).toEqual(['two.txt']));
  await first.composer.send(withPeer, '李娜', { text: 'hello', mentions: [] });
  await vi.waitFor(() => expect(namesOf(other)).toEqual([]));
  expect(namesOf(await visit(options))).toEqual([]);
});

test('a file whose message is in the outbox is not a draft', async () => {
  const { open } = uploadQueue('uploading');
  const options = engineOptions({ openUploadQueue: open });
  const { attachments } = options.storage;
  const first = await visit({
    ...options,
    // The page was killed before the draft's copy was removed.
    storage: {
      ...options.storage,
      attachments: { ...attachments, remove: () => new Promise(() => undefined) },
    },
  });
  await first.composer.attach(withPeer, files);
  await first.composer.send(withPeer, '李娜', { text: '', mentions: [] });
  const next = await visit(options);
  expect(namesOf(next)).toEqual([]);
  expect(next.outbox.state.items).toHaveLength(2);
});

test('without space on the device a file stays in memory', async () => {
  const { open } = uploadQueue('uploading');
  const options = engineOptions({ openUploadQueue: open });
  const full = { ...options.storage.attachments, put: () => Promise.reject(new Error('full')) };
  const { tab } = memoryBrowser();
  const storage = { ...options.storage, attachments: full };
  const messaging = await visit({ ...options, storage, tabs: tab(1) });
  await messaging.composer.attach(withPeer, files);
  await settled();
  tab(2).announce('snap-portal:attachments');
  await settled();
  expect(namesOf(messaging)).toEqual(['one.txt', 'two.txt']);
});
