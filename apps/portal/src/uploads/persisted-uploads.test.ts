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
  const kept = openPersistedUploads('adopted');
  await kept.add([upload('a'), upload('b', { tab: 'second' }), upload('c', { account: 'demo~smith' })]);
  expect((await kept.adopt('demo~lina', 'third', (tab) => tab === 'second')).map(({ id }) => id)).toEqual([
    'a',
  ]);
  expect(await kept.adopt('demo~lina', 'fourth', (tab) => tab !== 'first')).toEqual([]);
});

test('what has arrived is not kept', async () => {
  const kept = openPersistedUploads('arrived');
  await kept.add([upload('a'), upload('b')]);
  await kept.remove(['a']);
  expect((await kept.adopt('demo~lina', 'next', () => false)).map(({ id }) => id)).toEqual(['b']);
});

test('large files are kept by name, so that a device is not filled', () => {
  const some = [upload('small'), upload('large', { size: gigabyte }), upload('small too')];
  expect(withinRoom(some).map(({ file }) => file !== undefined)).toEqual([true, false, true]);
});

test('many files are kept by name once there are too many bytes', () => {
  const many = Array.from({ length: 6 }, (_, at) => upload(`${at}`, { size: gigabyte / 2 - 1 }));
  expect(withinRoom(many).filter(({ file }) => file !== undefined)).toHaveLength(4);
});
