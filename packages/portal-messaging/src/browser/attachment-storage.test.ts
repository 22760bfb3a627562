import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { me, withPeer } from '../testing/messages.ts';
import { openAttachmentStorage } from './attachment-storage.ts';

const record = (id: string, addedAt: number) => ({
  id,
  account: me,
  target: withPeer,
  file: new File([id], `${id}.txt`, { type: 'text/plain', lastModified: 7 }),
  addedAt,
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('lists the files of a user in the order in which they were added', async () => {
  const storage = openAttachmentStorage('order');
  await storage.put(record('b', 1));
  await storage.put(record('a', 2));
  await storage.put({ ...record('c', 3), account: 'demo~other' });
  await storage.put({ ...record('b', 1), fileId: 'f1' });
  expect((await storage.list(me)).map(({ id, fileId }) => [id, fileId])).toEqual([
    ['b', 'f1'],
    ['a', undefined],
  ]);
  await storage.remove('b');
  expect((await storage.list(me)).map(({ id }) => id)).toEqual(['a']);
});

test('stores bytes where IndexedDB cannot store files', async () => {
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    if (typeof value === 'object' && value && 'file' in value && value.file instanceof File)
      throw new DOMException('no files here', 'UnknownError');
    return Reflect.apply(put, this, [value]);
  });
  const storage = openAttachmentStorage('bytes');
  await storage.put(record('a', 1));
  const [stored] = await storage.list(me);
  expect(stored?.file).toBeInstanceOf(File);
  expect([stored?.file.name, stored?.file.type, await stored?.file.text()]).toEqual([
    'a.txt',
    'text/plain',
    'a',
  ]);
});
