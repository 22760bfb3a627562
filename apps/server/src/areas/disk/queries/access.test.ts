import { codes, disk, type Endpoint, type SharedFileWire } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { codeOf } from '../../../testing/responses.ts';
import { callDisk, createUploadOf, listed, onDisk, uploadFile } from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let zhang: SignedIn;
let li: SignedIn;
let wang: SignedIn;
let walker: SignedIn;
let groupId: string;
beforeAll(async () => {
  server = await startTestServer();
  for (const [tenant, logins] of [
    ['demo', ['zhang', 'li', 'wang']],
    ['acme', ['walker']],
  ] as const) {
    await server.addTenant(tenant);
    await server.addPeople(tenant, logins);
  }
  [zhang, li, wang, walker] = await Promise.all([
    server.signIn('demo~zhang'),
    server.signIn('demo~li'),
    server.signIn('demo~wang'),
    server.signIn('acme~walker'),
  ]);
  groupId = await server.addGroup({
    name: '要闻',
    ownerId: 'demo~zhang',
    memberIds: ['demo~li'],
  });
});
afterAll(() => server.close());

const share = (files: SharedFileWire[], by = zhang) =>
  callDisk(server, by, disk.share, { params: JSON.stringify(files) });
const download = (fileId: string, person: SignedIn) => callDisk(server, person, disk.download, { fileId });
const put = (name: string, parentId = 'root') => uploadFile(server, zhang, { name, bytes: name, parentId });

/** Every call that names files, as it would touch this one. */
const touching = (id: string): [Endpoint, Record<string, string>][] => [
  [disk.list, { parentId: id }],
  [disk.detail, { fileId: id }],
  [disk.mkdir, { parentId: id, filename: 'intruder' }],
  [disk.rename, { fileId: id, filename: 'renamed' }],
  [disk.move, { ids: id, parentId: 'root' }],
  [disk.copy, { ids: id, parentId: 'root' }],
  [disk.delete, { ids: id }],
  [disk.restore, { ids: id }],
  [disk.download, { fileId: id }],
  [disk.versions, { fileId: id }],
  [disk.downloadVersion, { fileId: id, uid: 'v1' }],
  [disk.restoreVersion, { fileId: id, uid: 'v1' }],
  [disk.removeVersion, { fileId: id, uid: 'v1' }],
  [disk.thumb, { fileId: id }],
  [disk.zip, { ids: id }],
  [disk.offerZip, { ids: id }],
  [disk.saveFromChat, { fileId: id }],
];

describe('another’s file', () => {
  it('is refused by every call with what an unknown id is refused with, and nothing is written', async () => {
    const [folder, file] = [
      (await onDisk(server, zhang, disk.mkdir, { filename: 'own' })).id,
      await put('own.txt'),
    ];
    for (const person of [wang, walker]) {
      for (const id of [folder, file, 'f00000000000000000000000000000000']) {
        for (const [endpoint, values] of touching(id)) {
          // oxlint-disable-next-line no-await-in-loop
          const response = await callDisk(server, person, endpoint, values);
          expect([endpoint.path, id, response.status]).toEqual([endpoint.path, id, 403]);
        }
      }
      const into = await createUploadOf(server, person, { name: 'x', bytes: 'x', parentId: folder });
      expect(into.status).toBe(403);
      expect(await listed(server, person)).toEqual([]);
    }
    const names = (await listed(server, zhang)).map(({ name }) => name);
    expect(names).toEqual(['own', 'own.txt']);
    expect(await listed(server, zhang, folder)).toEqual([]);
  });

  it('stays where it is when one of several is not the caller’s', async () => {
    const mine = await uploadFile(server, wang, { name: 'mine', bytes: 'mine' });
    const theirs = await put('theirs');
    for (const endpoint of [disk.delete, disk.move, disk.copy]) {
      // oxlint-disable-next-line no-await-in-loop
      const response = await callDisk(server, wang, endpoint, { ids: [mine, theirs], parentId: 'root' });
      expect(response.status).toBe(403);
    }
    expect((await listed(server, wang)).map(({ id }) => id)).toEqual([mine]);
  });
});

describe('sharing', () => {
  it('opens a file to a person and to the members of a group, as they are', async () => {
    const [one, all] = [await put('for li'), await put('for all')];
    const [first, second] = await onDisk(server, zhang, disk.share, {
      params: JSON.stringify([
        {
          id: one,
          filename: 'for li',
          pathId: one,
          sizeInBytes: 6,
          isImage: 0,
          user1: 'demo~zhang',
          user2: 'demo~li',
        },
        { id: all, groupId },
      ]),
    });
    expect([first, second]).toMatchObject([
      { fileId: one, target: { type: 'user', id: 'demo~li' }, shareId: expect.any(String) },
      { fileId: all, target: { type: 'group', id: groupId }, shareId: expect.any(String) },
    ]);
    const again = await onDisk(server, zhang, disk.share, {
      params: JSON.stringify([{ id: one, user2: 'demo~li' }]),
    });
    expect(again[0]?.shareId).toBe(first?.shareId);
    expect(await (await download(one, li)).text()).toBe('for li');
    expect((await download(one, wang)).status).toBe(403);
    const toLi = await onDisk(server, li, disk.sharedToMe);
    // Given in one call, they have one time.
    expect(toLi.list.map(({ name, shared }) => `${name} by ${shared?.by}`).toSorted()).toEqual([
      'for all by demo~zhang',
      'for li by demo~zhang',
    ]);
    await server.db.tenant('demo', (tx) =>
      sql`UPDATE member SET left_at = now() WHERE user_id = 'demo~li' AND conversation_id = ${groupId}`.execute(
        tx,
      ),
    );
    expect((await download(all, li)).status).toBe(403);
    await server.db.tenant('demo', (tx) =>
      sql`UPDATE member SET left_at = NULL WHERE user_id = 'demo~li'`.execute(tx),
    );
  });

  it('reads as far down as what was given, and changes nothing there', async () => {
    const folder = (await onDisk(server, zhang, disk.mkdir, { filename: 'given' })).id;
    const file = await put('below.txt', folder);
    await share([{ id: folder, user2: 'demo~wang' }]);
    expect((await listed(server, wang, folder)).map(({ id }) => id)).toEqual([file]);
    expect(await (await download(file, wang)).text()).toBe('below.txt');
    for (const [endpoint, values] of [
      [disk.rename, { fileId: file, filename: 'x' }],
      [disk.delete, { ids: file }],
      [disk.mkdir, { parentId: folder, filename: 'x' }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await callDisk(server, wang, endpoint, values)).status).toBe(403);
    }
    const saved = await onDisk(server, wang, disk.saveFromChat, { fileId: file });
    await onDisk(server, zhang, disk.delete, { ids: folder });
    expect((await download(file, wang)).status).toBe(403);
    expect(await (await download(saved.items[0]?.id ?? '', wang)).text()).toBe('below.txt');
  });

  it('refuses another giver’s name and another organisation, and reports the items that it cannot share', async () => {
    const id = await put('given.txt');
    expect((await share([{ id, user1: 'demo~li', user2: 'demo~wang' }])).status).toBe(403);
    expect((await share([{ id, user2: 'acme~walker' }])).status).toBe(403);
    expect((await share([{ id, user2: 'demo~wang', groupId }])).status).toBe(400);
    expect((await callDisk(server, zhang, disk.share, { params: '{}' })).status).toBe(400);
    const results = await onDisk(server, zhang, disk.share, {
      params: JSON.stringify([
        { id, user2: 'demo~nobody' },
        { id, groupId: 'gone' },
        { id, user2: 'demo~wang' },
      ]),
    });
    expect(results.map(({ refusal }) => refusal?.code)).toEqual([
      codes.unknownPerson,
      codes.notMember,
      undefined,
    ]);
    const notMine = await uploadFile(server, wang, { name: 'w', bytes: 'w' });
    const refusals = await onDisk(server, wang, disk.share, {
      params: JSON.stringify([{ id: notMine, groupId }]),
    });
    expect(refusals.map(({ refusal }) => refusal?.code)).toEqual([codes.notMember]);
  });
});

it('gives the same files in two orders at once', async () => {
  const { items } = await onDisk(server, zhang, disk.copy, { ids: [await put('many.txt')] });
  const [copy = ''] = items.map(({ id }) => id);
  const more = await Promise.all(
    Array.from(
      { length: 40 },
      async () => (await onDisk(server, zhang, disk.copy, { ids: [copy] })).items[0],
    ),
  );
  const files = more.flatMap((item) => (item ? [{ id: item.id, groupId }] : []));
  const outcomes = await Promise.all([share(files), share(files.toReversed()), share(files)]);
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200]);
});

describe('a name on offer', () => {
  it('is valid once, for its recipient, and is no path', async () => {
    const id = await put('packed.txt');
    const offer = async () => (await onDisk(server, zhang, disk.offerZip, { ids: id })).fileName;
    const take = (fileName: string, person = zhang, once = 'true') =>
      callDisk(server, person, disk.commonDownload, { fileName, delete: once });
    const fileName = await offer();
    expect((await take(fileName, li)).status).toBe(403);
    expect((await take(fileName, walker)).status).toBe(403);
    expect((await take(fileName, zhang, 'false')).status).toBe(200);
    const both = await Promise.all([take(fileName), take(fileName)]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403']);
    for (const path of ['../../portal.log', '/etc/passwd', `${fileName}/..`, 'files']) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await take(path)).status).toBe(403);
    }
    const late = await offer();
    await server.db.tenant('demo', (tx) =>
      sql`UPDATE disk_offer SET expires_at = now() - interval '1 second'`.execute(tx),
    );
    expect((await take(late)).status).toBe(403);
  });
});

it('notifies own other devices, and the recipients', async () => {
  const events = async (userId: string) => {
    const { rows } = await server.db.tenant('demo', (tx) =>
      sql<{ payload: unknown }>`
        SELECT payload FROM event WHERE type = 'disk' AND ${userId} = ANY (user_ids) ORDER BY pos DESC LIMIT 1
      `.execute(tx),
    );
    return rows[0]?.payload;
  };
  const id = await put('told.txt');
  expect(await events('demo~zhang')).toMatchObject({ folders: ['root'], recycle: false });
  await share([{ id, user2: 'demo~wang' }]);
  expect(await events('demo~wang')).toMatchObject({ shared: true });
  expect(await codeOf(await callDisk(server, zhang, disk.delete, { ids: id }))).toBe(codes.ok);
  expect(await events('demo~zhang')).toMatchObject({ folders: ['root'], recycle: true });
});
