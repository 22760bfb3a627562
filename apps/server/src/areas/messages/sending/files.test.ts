import {
  disk,
  type Endpoint,
  groups,
  type Message,
  type MessageBody,
  messages,
} from '@snap/portal-api/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callDisk, onDisk, uploadFile } from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ann: SignedIn;
let ben: SignedIn;
let eve: SignedIn;
let late: SignedIn;
let walker: SignedIn;
let groupId: string;
beforeAll(async () => {
  server = await startTestServer();
  for (const tenant of ['demo', 'acme']) await server.addTenant(tenant);
  await server.addPeople('demo', ['ann', 'ben', 'eve', 'late']);
  await server.addPeople('acme', ['walker']);
  [ann, ben, eve, late, walker] = await Promise.all([
    server.signIn('demo~ann'),
    server.signIn('demo~ben'),
    server.signIn('demo~eve'),
    server.signIn('demo~late'),
    server.signIn('acme~walker'),
  ]);
  const memberIds = ['demo~ben'];
  groupId = await server.addGroup({ name: '图片', ownerId: 'demo~ann', memberIds });
});
afterAll(() => server.close());

const claimed = { name: 'invoice.pdf', ext: 'pdf', size: 1, isImage: 0 as const };
const bodyWith = (id: string): string =>
  JSON.stringify({ msg: '', file: { id, ...claimed } } satisfies MessageBody);
const toBen = (id: string, by = ann) =>
  callDisk(server, by, messages.sendToUser, {
    sender: by.userId,
    recipient: ben.userId,
    message: bodyWith(id),
  });
const toGroup = (id: string, by = ann) =>
  callDisk(server, by, messages.sendToGroup, { sender: by.userId, groupId, message: bodyWith(id) });
const messageOf = async (response: Response): Promise<Message> =>
  messages.sendToUser.output.parse(await response.json());
const picture = async (name: string) => {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3366aa' } });
  return uploadFile(server, ann, { name, bytes: new Uint8Array(await image.png().toBuffer()) });
};
const document = (name: string) => uploadFile(server, ann, { name, bytes: name });
const download = (fileId: string, person: SignedIn) => callDisk(server, person, disk.download, { fileId });
const statuses = (fileId: string, ...people: SignedIn[]) =>
  Promise.all(people.map(async (person) => (await download(fileId, person)).status));
const recall = (id: string) => callDisk(server, ann, messages.recall, { messageId: id });

describe('a file in a message', () => {
  it('has the name, size and pixels from the disk, whatever its sender claims', async () => {
    const id = await picture('屋顶.png');
    const sent = await messageOf(await toBen(id));
    expect(sent).toMatchObject({
      kind: 'image',
      file: { id, name: '屋顶.png', ext: 'png', isImage: true, imageWidth: 900, imageHeight: 600 },
    });
    expect(sent.file?.size).toBeGreaterThan(1);
    const input = { targetId: ann.userId, type: 'user', size: 1 };
    const { list } = await onDisk(server, ben, messages.history, input);
    expect(list[0]?.file).toEqual(sent.file);
  });

  it('is named by its id alone, in each shape of the specification (F3)', async () => {
    const id = await picture('形状.png');
    for (const shape of [
      { id },
      { id, filename: 'x', pathId: id, sizeInBytes: '9', isImage: '0', type: 'png', imageWidth: '3', uid: 4 },
      { id, name: '', path: '/x', size: -1, ext: null },
    ]) {
      const message = JSON.stringify({ msg: '[图片]', file: shape });
      // oxlint-disable-next-line no-await-in-loop
      const sent = await callDisk(server, ann, messages.sendToUser, {
        sender: ann.userId,
        recipient: ben.userId,
        message,
      });
      // oxlint-disable-next-line no-await-in-loop
      expect((await messageOf(sent)).file).toMatchObject({
        id,
        name: '形状.png',
        ext: 'png',
        imageWidth: 900,
      });
    }
  });

  it('can be downloaded, previewed and saved by its recipients, and by no others', async () => {
    const id = await picture('preview.png');
    await toBen(id);
    expect((await download(id, ben)).headers.get('content-type')).toBe('image/png');
    const thumb = await callDisk(server, ben, disk.thumb, { fileId: id });
    expect([thumb.status, thumb.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { items } = await onDisk(server, ben, disk.saveFromChat, { fileId: id });
    expect(await statuses(items[0]?.id ?? '', ben, ann)).toEqual([200, 403]);
    expect(await statuses(id, ann, ben, eve, walker)).toEqual([200, 200, 403, 403]);
  });

  it('reaches the members of a group who see the message: not who comes later, nor who has left', async () => {
    const id = await document('minutes.txt');
    expect((await messageOf(await toGroup(id))).file?.name).toBe('minutes.txt');
    const membership = (endpoint: Endpoint) => onDisk(server, ann, endpoint, { groupId, ids: late.userId });
    await membership(groups.addMembers);
    expect(await statuses(id, ben, late, eve, walker)).toEqual([200, 403, 403, 403]);
    const later = await document('later.txt');
    await toGroup(later);
    const mine = async () => (await onDisk(server, late, disk.sharedToMe)).list.map(({ name }) => name);
    expect([await statuses(later, ben, late), await mine()]).toEqual([[200, 200], ['later.txt']]);
    await membership(groups.removeMembers);
    expect([await statuses(later, late), await mine()]).toEqual([[403], []]);
  });

  it('is closed with the recall of its message, and stays open by every other way', async () => {
    const [once, twice, given] = [await document('once'), await document('twice'), await document('given')];
    const sent = await Promise.all([once, twice, given].map(async (id) => messageOf(await toBen(id))));
    await toBen(twice);
    const params = JSON.stringify([{ id: given, user2: ben.userId }]);
    await callDisk(server, ann, disk.share, { params });
    const saved = await onDisk(server, ben, disk.saveFromChat, { fileId: once });
    for (const { id } of sent) {
      // oxlint-disable-next-line no-await-in-loop -- one conversation: each waits for the one before
      expect((await recall(id)).status).toBe(200);
    }
    expect(await statuses(once, ben)).toEqual([403]);
    expect(await statuses(twice, ben)).toEqual([200]);
    expect(await statuses(given, ben)).toEqual([200]);
    expect(await statuses(saved.items[0]?.id ?? '', ben)).toEqual([200]);
    const shared = (await onDisk(server, ben, disk.sharedToMe)).list.map(({ id }) => id);
    expect(shared).not.toContain(once);
  });

  it('ends what the batch had opened for it, whether author or owner recalls the message', async () => {
    const batch = async (id: string, by: SignedIn, extra: object) => {
      const params = JSON.stringify([{ id, groupId, ...extra }]);
      return disk.share.output.parse(await (await callDisk(server, by, disk.share, { params })).json())[0];
    };
    // Checked alone, and opened by the message.
    const checked = await document('checked');
    expect(await batch(checked, ann, { withMessage: 1 })).toEqual({
      fileId: checked,
      target: { type: 'group', id: groupId },
    });
    expect(await statuses(checked, ben)).toEqual([403]);
    const first = await messageOf(await toGroup(checked));
    expect(await statuses(checked, ben)).toEqual([200]);
    await recall(first.id);
    expect(await statuses(checked, ben)).toEqual([403]);

    // Given by itself before, and named by the message; taken back by the group's owner.
    const named = await uploadFile(server, ben, { name: 'named', bytes: 'named' });
    const made = await batch(named, ben, {});
    expect(await statuses(named, ann)).toEqual([200]);
    const second = await messageOf(
      await callDisk(server, ben, messages.sendToGroup, {
        sender: ben.userId,
        groupId,
        message: JSON.stringify({ msg: '', file: { id: named, ...claimed, uid: made?.shareId } }),
      }),
    );
    expect(await statuses(named, ann)).toEqual([200]);
    expect((await recall(second.id)).status).toBe(200);
    expect(await statuses(named, ann, ben)).toEqual([403, 200]);
    expect((await onDisk(server, ben, disk.given, { fileId: named })).list).toEqual([]);
  });

  it('opens once, however often its send is repeated, also after the recall', async () => {
    const id = await document('repeated');
    const message = JSON.stringify({ msg: '', clientMsgId: 'again', file: { id, ...claimed } });
    const send = () =>
      callDisk(server, ann, messages.sendToUser, { sender: ann.userId, recipient: ben.userId, message });
    const sent = await Promise.all([send(), send(), send()].map(async (one) => messageOf(await one)));
    expect(new Set(sent.map((one) => one.id)).size).toBe(1);
    await recall(sent[0]?.id ?? '');
    await send();
    expect(await statuses(id, ben)).toEqual([403]);
  });

  it('can be forwarded by its recipients, and by no others', async () => {
    const id = await document('onward');
    await toBen(id);
    const on = { sender: ben.userId, recipient: eve.userId, message: bodyWith(id) };
    expect((await callDisk(server, ben, messages.sendToUser, on)).status).toBe(200);
    expect(await statuses(id, eve)).toEqual([200]);
    const binned = await document('binned');
    await onDisk(server, ann, disk.delete, { ids: binned });
    for (const [by, what] of [
      [late, id],
      [ann, binned],
      [ann, 'nothing'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await toBen(what, by)).status).toBe(403);
    }
  });

  it('carries a folder, which opens with what is in it', async () => {
    const folder = (await onDisk(server, ann, disk.mkdir, { filename: '图片.2026' })).id;
    const inside = await uploadFile(server, ann, { name: 'inside.txt', bytes: 'inside', parentId: folder });
    expect(await statuses(inside, ben)).toEqual([403]);
    const { file, kind } = await messageOf(await toBen(folder));
    expect(file).toMatchObject({ id: folder, name: '图片.2026', ext: '', size: 0, folder: true });
    expect(kind).toBe('file');
    expect(await statuses(inside, ben, eve)).toEqual([200, 403]);
  });
});
