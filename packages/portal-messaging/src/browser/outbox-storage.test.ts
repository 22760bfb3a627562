import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { me, withPeer } from '../testing/messages.ts';
import { openOutboxStorage } from './outbox-storage.ts';

const picture = new File(['a picture'], 'a.png', { type: 'image/png', lastModified: 7 });
const record = {
  clientMsgId: 'one',
  account: me,
  target: withPeer,
  text: '',
  createdAt: 1,
  upload: { file: picture, width: 4, height: 3 },
};

/** As in a private window of Safari: "Error preparing Blob/File data to be stored in object store". */
function refuseFiles(): void {
  const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add')?.value;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    if (holdsFile(value)) throw new DOMException('no files here', 'UnknownError');
    return Reflect.apply(add, this, [value]);
  });
}
const holdsFile = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'upload' in value &&
  typeof value.upload === 'object' &&
  value.upload !== null &&
  'file' in value.upload;

afterEach(() => {
  vi.restoreAllMocks();
});

test('stores the bytes of a file where the browser cannot store files', async () => {
  refuseFiles();
  const storage = openOutboxStorage('bytes');
  await storage.add(record);
  const [stored] = await storage.list(me);
  const { file, ...shape } = stored?.upload ?? {};
  expect(shape).toEqual({ width: 4, height: 3 });
  expect(file).toBeInstanceOf(File);
  expect([file?.name, file?.type, file?.lastModified, await file?.text()]).toEqual([
    'a.png',
    'image/png',
    7,
    'a picture',
  ]);
});

test('still has the file after the server refused it once', async () => {
  refuseFiles();
  const storage = openOutboxStorage('bytes-refused');
  const order = await storage.add(record);
  await storage.setFailure(order, { code: '1102' });
  const [stored] = await storage.list(me);
  expect(stored?.failure).toEqual({ code: '1102' });
  expect(await stored?.upload?.file.text()).toBe('a picture');
});

test('rejects a message whose file cannot be stored', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { upload: _, ...words } = record;
  await expect(openOutboxStorage('full').add(words)).rejects.toThrow('full');
});
