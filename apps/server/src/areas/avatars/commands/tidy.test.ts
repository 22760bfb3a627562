import { codes } from '@snap/portal-api/contract';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { atWork, type PersonAtWork } from '../../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { tidyAvatars } from './tidy.ts';

let server: TestServer;
let ann: PersonAtWork;
let ben: PersonAtWork;
let groupId: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ann', 'ben']);
  const members = { ownerId: 'demo~ann', memberIds: ['demo~ben'] };
  groupId = await server.addGroup({ name: '要闻', ...members });
  ann = await atWork(server, 'demo~ann');
  ben = await atWork(server, 'demo~ben');
});
afterAll(async () => {
  for (const { events } of [ann, ben]) events.close();
  await server.close();
});

const plain = async (background: string) => {
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background } });
  return new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
};
const typeOf = async (userId: string) =>
  (await ben.api.directory.userAvatar({ userId })).headers.get('content-type');
const stored = async () => {
  const names = await readdir(join(server.dataFolder, 'avatars'), { recursive: true });
  return names.filter((name) => /[0-9a-f]{64}$/.test(name)).length;
};
const later = () => new Date(Date.now() + 60_000);
const tidy = (before?: Date) => tidyAvatars(server.db, server.storage.avatars, before);

it('an avatar is removed by its owner, for everyone, and their other devices are notified', async () => {
  await ann.api.directory.setAvatar({ file: await plain('#111111') });
  expect(await typeOf(ann.userId)).toBe('image/webp');
  await ann.api.directory.removeAvatar({});
  await ann.api.directory.removeAvatar({});
  expect(await typeOf(ann.userId)).toBe('image/svg+xml');
  expect((await ben.api.directory.obtainUser({ userId: ann.userId })).avatarVersion).toBeUndefined();
  await vi.waitFor(() =>
    expect(ann.events.received.map(({ event }) => event)).toContainEqual({
      type: 'settings',
      avatarVersion: '',
    }),
  );
});

it('a group’s avatar is removed by those who may change the group, and by no others', async () => {
  await ann.api.directory.setAvatar({ file: await plain('#222222'), groupId });
  await expect(ben.api.directory.removeAvatar({ groupId })).rejects.toMatchObject({
    code: codes.notGroupOwner,
  });
  await ann.api.directory.removeAvatar({ groupId });
  const { headers } = await ben.api.directory.groupAvatar({ avatarId: groupId });
  expect(headers.get('content-type')).toBe('image/svg+xml');
});

it('an avatar without a reference is removed after a day, others stay', async () => {
  for (const colour of ['#333333', '#444444', '#555555']) {
    // oxlint-disable-next-line no-await-in-loop -- the last one stays
    await ann.api.directory.setAvatar({ file: await plain(colour) });
  }
  await ann.api.directory.setAvatar({ file: await plain('#666666'), groupId });
  const before = await stored();
  await tidy();
  expect(await stored()).toBe(before);
  await tidy(later());
  expect(await stored()).toBe(2);
  expect(await typeOf(ann.userId)).toBe('image/webp');
});

it('an avatar that is set again while it is removed stays', async () => {
  const [one, other] = [await plain('#777777'), await plain('#888888')];
  await ben.api.directory.setAvatar({ file: one });
  for (let round = 0; round < 10; round += 1) {
    // oxlint-disable no-await-in-loop -- each round races once
    await ben.api.directory.setAvatar({ file: round % 2 ? one : other });
    const again = round % 2 ? other : one;
    await Promise.all([ben.api.directory.setAvatar({ file: again }), tidy(later()), tidy(later())]);
    expect(await typeOf(ben.userId)).toBe('image/webp');
    // oxlint-enable no-await-in-loop
  }
});
