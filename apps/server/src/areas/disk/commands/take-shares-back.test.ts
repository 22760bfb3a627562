import { contract, disk } from '@snap/portal-api/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callDisk, onDisk, uploadFile } from '../../../testing/disk-client.ts';
import { createEventClient } from '../../../testing/event-client.ts';
import { call, sendMessage } from '../../../testing/messaging-instance.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let owner: SignedIn;
let mate: SignedIn;
let third: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['owner', 'mate', 'third']);
  [owner, mate, third] = await Promise.all([
    server.signIn('demo~owner'),
    server.signIn('demo~mate'),
    server.signIn('demo~third'),
  ]);
});
afterAll(() => server.close());

const put = (name: string) => uploadFile(server, owner, { name, bytes: name });
const give = async (by: SignedIn, file: object) =>
  (await onDisk(server, by, disk.share, { params: JSON.stringify([file]) }))[0]?.shareId ?? '';
const statusOf = async (by: SignedIn, fileId: string) =>
  (await callDisk(server, by, disk.download, { fileId })).status;

it('notifies all who lose access, and the giver’s other devices, and no one else', async () => {
  const id = await put('told.txt');
  const uid = await give(owner, { id, user2: 'demo~mate' });
  const listen = ({ accessToken }: SignedIn) => createEventClient(server.url, accessToken);
  const [own, lost, other] = [listen(owner), listen(mate), listen(third)];
  const streams = [own, lost, other];
  await Promise.all(streams.map((stream) => stream.connect()));
  await onDisk(server, owner, disk.unshare, { uids: [uid] });
  const changed = { type: 'disk', folders: [], recycle: false, shared: true };
  await Promise.all([own, lost].map((stream) => stream.until(({ length }) => length === 1)));
  expect([own, lost].map((stream) => stream.received[0]?.event)).toEqual([changed, changed]);
  await onDisk(server, third, disk.mkdir, { filename: 'later' });
  await other.until(({ length }) => length > 0);
  expect(other.received.map(({ event }) => event)).toMatchObject([{ type: 'disk', shared: false }]);
  for (const stream of streams) stream.close();
});

it('shows an owner what others gave on, but not what their groups are called', async () => {
  const id = await put('onward.txt');
  await give(owner, { id, user2: 'demo~mate' });
  const groupId = await server.addGroup({
    name: '秘密小组',
    type: '1',
    ownerId: 'demo~mate',
    memberIds: ['demo~third'],
  });
  const onward = await give(mate, { id, groupId });
  expect(await statusOf(third, id)).toBe(200);
  const { list } = await onDisk(server, owner, disk.given, { fileId: id });
  const seen = list.find((share) => share.id === onward);
  expect(seen).toMatchObject({ by: { id: 'demo~mate' }, to: { type: 'group', id: groupId } });
  expect(seen?.to.name).toBeUndefined();
  const own = await onDisk(server, mate, disk.given);
  expect(own.list).toMatchObject([{ id: onward, to: { name: '秘密小组' } }]);
  await onDisk(server, owner, disk.unshare, { uids: [onward] });
  expect(await statusOf(third, id)).toBe(403);
  expect(await statusOf(mate, id)).toBe(200);
});

it('lets an owner close what a message of another’s opened', async () => {
  const id = await put('forwarded.txt');
  await give(owner, { id, user2: 'demo~mate' });
  const author = { tenantId: 'demo', userId: 'demo~mate', sessionId: '', token: mate.accessToken };
  const file = { id, name: 'x', ext: '', size: 0, isImage: 0 as const };
  await sendMessage(server.url, author, { type: 'user', id: 'demo~third' }, { msg: '', file });
  expect(await statusOf(third, id)).toBe(200);
  const { list } = await onDisk(server, owner, disk.given, { fileId: id });
  const opened = list.find(({ withMessage }) => withMessage);
  expect(opened).toMatchObject({ by: { id: 'demo~mate' }, to: { id: 'demo~third' } });
  await onDisk(server, owner, disk.unshare, { uids: [opened?.id ?? ''] });
  expect(await statusOf(third, id)).toBe(403);
  const history = await call(server.url, author, contract.messages.history, {
    targetId: 'demo~third',
    type: 'user',
  });
  expect(history.body).toMatchObject({ list: [{ file: { id } }] });
});

it('ends the message’s access together with the share’s, and restores it when it is given again', async () => {
  const id = await put('told-by-message.txt');
  const share = { id, user2: 'demo~mate' };
  const uid = await give(owner, share);
  const author = { tenantId: 'demo', userId: 'demo~owner', sessionId: '', token: owner.accessToken };
  const file = { id, name: 'x', ext: '', size: 0, isImage: 0 as const };
  for (const name of ['mate', 'third'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await sendMessage(server.url, author, { type: 'user', id: `demo~${name}` }, { msg: '', file });
  }
  await onDisk(server, owner, disk.unshare, { uids: [uid] });
  expect(await statusOf(mate, id)).toBe(403);
  // Another colleague has it by a message of their own.
  expect(await statusOf(third, id)).toBe(200);
  await give(owner, share);
  expect(await statusOf(mate, id)).toBe(200);
});

it('says which shares have a thumbnail', async () => {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3366aa' } });
  const bytes = new Uint8Array(await image.png().toBuffer());
  const ids = [await uploadFile(server, third, { name: 'roof.png', bytes }), ''];
  ids[1] = await uploadFile(server, third, { name: 'plain.txt', bytes: 'plain' });
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await give(third, { id, user2: 'demo~mate' });
  }
  const { list } = await onDisk(server, third, disk.given);
  const item = (await onDisk(server, third, disk.detail, { fileId: ids[0] ?? '' })).result;
  expect(item.thumb).toBeDefined();
  expect(list.map(({ file }) => file.thumb)).toEqual([undefined, item.thumb]);
});

it('takes back what is one’s own and passes over others’, under concurrent requests', async () => {
  const ids = [await put('a.txt'), await put('b.txt')];
  const uids = await Promise.all(ids.map((id) => give(owner, { id, user2: 'demo~mate' })));
  const theirs = await uploadFile(server, mate, { name: 'm', bytes: 'm' });
  const foreign = await give(mate, { id: theirs, user2: 'demo~third' });
  await onDisk(server, owner, disk.unshare, { uids: [foreign, uids[0] ?? ''] });
  expect(await statusOf(mate, ids[0] ?? '')).toBe(403);
  expect(await statusOf(third, theirs)).toBe(200);
  const both = await Promise.all(
    [uids, uids.toReversed()].map((order) => callDisk(server, owner, disk.unshare, { uids: order })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await statusOf(mate, ids[1] ?? '')).toBe(403);
});
