import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openPersistedUploads, withinRoom, type PersistedUpload } from './persisted-uploads.ts';

const gigabyte = 1024 ** 3;

const upload = (id: string, rest: Partial<PersistedUpload> = {}): PersistedUpload => ({
  id,
  account: 'demo~lina',
  tab: 'first',
  file: new Blob(['x']),
  name: `${id}.txt`,
  path: [],
  parentId: 'root',
  size: 1,
  lastModified: 0,
  ...rest,
});

test('a tab takes over what a tab that is gone has left, and nothing of others', async () => {
  const uploads = openPersistedUploads('adopted');
  await uploads.add([upload('a'), upload('b', { tab: 'second' }), upload('c', { account: 'demo~smith' })]);
  expect((await uploads.adopt('demo~lina', 'third', (tab) => tab === 'second')).map(({ id }) => id)).toEqual([
    'a',
  ]);
  expect(await uploads.adopt('demo~lina', 'fourth', (tab) => tab !== 'first')).toEqual([]);
});

test('a finished upload is removed', async () => {
  const uploads = openPersistedUploads('arrived');
  await uploads.add([upload('a'), upload('b')]);
  await uploads.remove(['a']);
  expect((await uploads.adopt('demo~lina', 'next', () => false)).map(({ id }) => id)).toEqual(['b']);
});

test('large files are stored without their bytes, so that the device does not fill up', () => {
  const some = [upload('small'), upload('large', { size: gigabyte }), upload('small too')];
  expect(withinRoom(some).map(({ file }) => file !== undefined)).toEqual([true, false, true]);
});

test('files beyond the limit of all bytes are stored without their bytes', () => {
  const many = Array.from({ length: 6 }, (_, at) => upload(`${at}`, { size: gigabyte / 2 - 1 }));
  expect(withinRoom(many).filter(({ file }) => file !== undefined)).toHaveLength(4);
});
