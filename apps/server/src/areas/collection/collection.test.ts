import { codes, collection, type Favourite, messages } from '@snap/portal-api/contract';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addApplication, removeApplication } from '../applications/commands/register.ts';
import { readName } from '../directory/names/readings.ts';
import { shareFile } from '../disk/commands/share.ts';
import { thumbSize } from '../disk/contents/thumbnails.ts';
import { createGroup } from '../groups/commands/create-group.ts';

let server: TestServer;
let ann: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ann', 'ben', { login: 'zhang', name: '张伟' }]);
  await server.addDepartments('demo', [{ path: '要闻组', people: ['zhang'] }]);
  [ann, ben] = await Promise.all([server.signIn('demo~ann'), server.signIn('demo~ben')]);
});
afterAll(() => server.close());

async function post(who: SignedIn, path: string, input: Record<string, unknown>) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const body: { code: string } = await response.json();
  return { status: response.status, body };
}
async function keep(who: SignedIn, input: Record<string, unknown>): Promise<Favourite> {
  return collection.add.output.parse((await post(who, collection.add.path, input)).body);
}
async function list(who: SignedIn, filters: Record<string, string> = {}): Promise<Favourite[]> {
  const query = new URLSearchParams({ size: '100', ...filters });
  const response = await fetch(`${server.url}${collection.list.path}?${query}`, { headers: who.headers });
  return collection.list.output.parse(await response.json()).list;
}
const now = async (who: SignedIn, { id }: Favourite) => (await list(who)).find((each) => each.id === id);
const inDemo: TestServer['db']['tenant'] = (...args) => server.db.tenant(...args);
const run = <T>(statement: RawBuilder<T>) => inDemo('demo', (tx) => statement.execute(tx));

async function say(groupId: string, msg: string, carried: object = {}): Promise<string> {
  const input = { sender: ben.userId, groupId, message: JSON.stringify({ msg, ...carried }) };
  const { body } = await post(ben, messages.sendToGroup.path, input);
  return messages.sendToGroup.output.parse(body).id;
}
const team = () =>
  inDemo('demo', (tx) =>
    createGroup(tx, {
      tenantId: 'demo',
      name: 'team',
      type: '3',
      ownerId: ben.userId,
      memberIds: [ann.userId],
    }),
  );
/** A file of Ben's. */
async function file(name: string, mediaType = 'text/plain'): Promise<string> {
  const [fileId, hash] = [crypto.randomUUID(), crypto.randomUUID().replaceAll('-', '').repeat(2)];
  await inDemo('demo', async (tx) => {
    const tenant_id = 'demo';
    await tx.insertInto('disk_blob').values({ tenant_id, hash, size: 12, media_type: mediaType }).execute();
    const names = { name, name_key: name, sort_key: name };
    const place = { tenant_id, file_id: fileId, owner_id: ben.userId, parent_id: 'root', folder: false };
    await tx
      .insertInto('disk_file')
      .values({ ...place, ...names, hash, size: 12 })
      .execute();
  });
  return fileId;
}

it('shows a person as the keeper may see them now, and by name alone once they have left', async () => {
  const readings = JSON.stringify(readName('张伟'));
  await run(sql`UPDATE person SET readings = ${readings}::jsonb WHERE login = 'zhang'`);
  const saved = await keep(ann, { kind: 'person', sourceId: 'demo~zhang' });
  expect(saved).toMatchObject({ title: '张伟', source: { department: '要闻组' }, sourceRemoved: false });
  await run(sql`UPDATE person SET hide = true WHERE login = 'zhang'`);
  expect((await now(ann, saved))?.source).toEqual({ type: 'person', userId: 'demo~zhang' });
  expect((await list(ann, { q: 'zhangwei' })).map(({ id }) => id)).toEqual([saved.id]);
  await run(sql`UPDATE person SET hide = false, left_at = now() WHERE login = 'zhang'`);
  const gone = await now(ann, saved);
  expect(gone).toMatchObject({ title: '张伟', sourceRemoved: true });
  expect(gone?.source).toEqual({ type: 'person', userId: 'demo~zhang' });
  expect((await post(ben, collection.add.path, { kind: 'person', sourceId: 'demo~zhang' })).body.code).toBe(
    codes.peopleLeft,
  );
});

it('shows a group by its first members, and to those who have left by its name alone', async () => {
  const saved = await keep(ann, { kind: 'group', sourceId: await team() });
  expect((await now(ann, saved))?.source).toMatchObject({ firstMembers: [{ id: ben.userId, name: 'ben' }] });
  await run(sql`UPDATE member SET left_at = now() WHERE user_id = ${ann.userId}`);
  const gone = await now(ann, saved);
  expect(gone).toMatchObject({ title: 'team', sourceRemoved: true });
  expect(gone?.source).not.toHaveProperty('firstMembers');
});

it('says of a message that it mentions everyone', async () => {
  const groupId = await team();
  const calling = await keep(ann, {
    kind: 'message',
    sourceId: await say(groupId, '@all', { mentions: ['all'] }),
  });
  const plain = await keep(ann, { kind: 'message', sourceId: await say(groupId, '@all') });
  expect(calling.source).toHaveProperty('callsAll', true);
  expect((await now(ann, calling))?.source).toHaveProperty('callsAll', true);
  expect((await now(ann, plain))?.source).not.toHaveProperty('callsAll');
  const again = await say(groupId, '', {
    forward: calling.source.type === 'message' && calling.source.messageId,
  });
  expect((await keep(ann, { kind: 'message', sourceId: again })).source).toHaveProperty('callsAll', true);
});

it('follows the edits of a message, and shows former members its last version', async () => {
  const groupId = await team();
  const messageId = await say(groupId, 'first');
  const saved = await keep(ann, { kind: 'message', sourceId: messageId });
  await post(ben, messages.edit.path, { messageId, msg: 'second' });
  expect(await now(ann, saved)).toMatchObject({ text: 'second', sourceRemoved: false });
  await run(sql`UPDATE member SET left_at = now() WHERE user_id = ${ann.userId}`);
  await post(ben, messages.edit.path, { messageId, msg: 'third' });
  expect(await now(ann, saved)).toMatchObject({ text: 'first', sourceRemoved: true });
  await post(ben, messages.recall.path, { messageId });
  expect(await now(ann, saved)).toMatchObject({ title: 'ben', text: '', sourceRemoved: true });
  expect(await list(ann, { q: 'first' })).toEqual([]);
});

it('removes the text of a message when it is recalled, also while it is being saved', async () => {
  const groupId = await team();
  for (const round of [1, 2, 3, 4, 5]) {
    const messageId = await say(groupId, `canary ${round}`);
    await Promise.all([
      post(ben, messages.recall.path, { messageId }),
      ...[ann, ben].map((who) => post(who, collection.add.path, { kind: 'message', sourceId: messageId })),
    ]);
  }
  const { rows } = await run(sql<{ saved: string }>`SELECT row_to_json(f)::text AS saved FROM favourite f`);
  expect(JSON.stringify(rows)).not.toContain('canary');
});

it('shows no message from before the keeper came, nor one they have removed for themselves', async () => {
  const groupId = await team();
  const early = await say(groupId, 'early');
  await run(
    sql`UPDATE member SET joined_seq = 1 WHERE user_id = ${ann.userId} AND conversation_id = ${groupId}`,
  );
  expect((await post(ann, collection.add.path, { kind: 'message', sourceId: early })).body.code).toBe(
    codes.unknownMessage,
  );
  const saved = await keep(ann, { kind: 'message', sourceId: await say(groupId, 'mine') });
  await run(sql`
    INSERT INTO message_removed (tenant_id, user_id, conversation_id, seq)
    VALUES ('demo', ${ann.userId}, ${groupId}, 2)
  `);
  expect(await now(ann, saved)).toMatchObject({ text: 'mine', sourceRemoved: true });
});

it('shows a shared file, and loses it with the share and with the file', async () => {
  const [shared, own] = [await file('画.png', 'image/png'), await file('notes.txt')];
  expect((await post(ann, collection.add.path, { kind: 'file', sourceId: shared })).body.code).toBe(
    codes.nothingToKeep,
  );
  await inDemo('demo', (tx) =>
    shareFile(tx, { tenantId: 'demo', userId: ben.userId }, shared, { type: 'user', id: ann.userId }),
  );
  const saved = await keep(ann, { kind: 'file', sourceId: shared });
  expect(saved).toMatchObject({ kind: 'image', title: '画.png', source: { ext: 'png', size: 12 } });
  expect((await keep(ann, { kind: 'image', sourceId: shared })).id).toBe(saved.id);
  expect(saved.source).not.toHaveProperty('thumbWidth');
  await run(sql`
    UPDATE disk_blob SET width = 2560, height = 1280
    WHERE hash = (SELECT hash FROM disk_file WHERE file_id = ${shared})
  `);
  const image = await now(ann, saved);
  const { width, height } = thumbSize({ width: 2_560, height: 1_280 }, 12) ?? {};
  expect(image?.source).toMatchObject({ thumbWidth: width, thumbHeight: height });
  await run(sql`DELETE FROM disk_share WHERE file_id = ${shared}`);
  expect(await now(ann, saved)).toMatchObject({ title: '画.png', sourceRemoved: true });

  const bens = await keep(ben, { kind: 'file', sourceId: own });
  await run(sql`UPDATE disk_file SET name = 'renamed.txt' WHERE file_id = ${own}`);
  expect(await now(ben, bens)).toMatchObject({ title: 'renamed.txt', sourceRemoved: false });
  await run(sql`UPDATE disk_file SET trash_id = file_id, trashed_at = now() WHERE file_id = ${own}`);
  expect(await now(ben, bens)).toMatchObject({ title: 'notes.txt', sourceRemoved: true });
});

it('stays saved until the application is removed', async () => {
  const app = { name: '排班', icon: 'calendar', redirectUri: 'https://example.org/', group: 'apps' };
  await inDemo('demo', (tx) => addApplication(tx, { tenantId: 'demo', appId: 'shifts', ...app }));
  const saved = await keep(ann, { kind: 'app', sourceId: 'shifts' });
  expect(saved).toMatchObject({ title: '排班', source: { redirectUri: app.redirectUri } });
  expect((await list(ann, { q: 'paiban' })).map(({ id }) => id)).toEqual([saved.id]);
  await inDemo('demo', (tx) => removeApplication(tx, 'demo', 'shifts'));
  expect(await now(ann, saved)).toMatchObject({ title: '排班', sourceRemoved: true });
});

it('saves one of 30 copies, of a source and of a note under one id', async () => {
  const before = (await list(ben)).length;
  for (const input of [
    { kind: 'link', url: 'https://example.org/one' },
    { kind: 'note', text: 'one', clientCollectId: 'one' },
  ]) {
    const copies = await Promise.all(Array.from({ length: 30 }, () => keep(ben, input)));
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
  }
  expect(await list(ben)).toHaveLength(before + 2);
});

it('refuses one more than a person can keep', async () => {
  await server.addPeople('demo', ['full']);
  const full = await server.signIn('demo~full');
  await run(sql`
    INSERT INTO favourite (tenant_id, favourite_id, user_id, kind, source_type, source_id, title, detail, search_text)
    SELECT 'demo', 'f' || n, ${full.userId}, 'note', 'note', n, n, '{"type":"note"}', n
    FROM generate_series(1, 5000) AS n
  `);
  const { body } = await post(full, collection.add.path, { kind: 'note', text: 'one more' });
  expect(body.code).toBe(codes.collectionFull);
});
