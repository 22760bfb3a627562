import {
  administration,
  collection,
  disk,
  friends,
  groups,
  newsroom,
  settings,
  workspace,
} from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type SignedIn, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang', 'lina', 'smith']);
  await server.db.tenant('demo', (tx) =>
    sql`INSERT INTO person_role VALUES ('demo', 'demo~zhang', 'admin')`.execute(tx),
  );
  zhang = await server.signIn('demo~zhang');
});
afterAll(() => server.close());

const answered = z.object({
  code: z.union([z.string(), z.number()]),
  msg: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), rule: z.string() }))),
});

async function send({ path, body: kind }: { path: string; body?: string }, input: Record<string, unknown>) {
  const form =
    kind === 'form' && new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      ...zhang.headers,
      'accept-language': 'en',
      ...(!form && { 'content-type': 'application/json' }),
    },
    body: form || JSON.stringify(input),
  });
  return { status: response.status, ...answered.parse(await response.json()) };
}

const card = (name: string, url = 'https://oa.example/') => ({
  version: 0,
  channels: [{ id: 'c1', name, icon: 'link', sort: 0, type: 'link', url }],
});
const lina = { personId: 'demo~lina' };
const entry = { id: 'm1', icon: 'link', path: '/news/news', roles: [] };
const team = { introduce: 'About', ids: 'demo~lina,demo~smith', creatorId: 'demo~zhang' };

/** All fields in which a person names something that people see. */
const places: [string, string, (name: string) => Promise<Awaited<ReturnType<typeof send>>>][] = [
  ['a group', 'name', (name) => send(groups.create, { ...team, name })],
  ['a tag', 'tags', (tag) => send(collection.add, { kind: 'note', text: 'x', tags: [tag] })],
  [
    'a favourite link',
    'title',
    (title) => send(collection.add, { kind: 'link', url: 'https://a.example/', title }),
  ],
  ['a card', 'channels', (name) => send(workspace.updateBoard, card(name))],
  ['a topic', 'title', (title) => send(newsroom.proposeTopic, { title, type: 'topic' })],
  ['a person', 'name', (name) => send(administration.changePerson, { ...lina, name })],
  ['a position', 'position', (position) => send(administration.changePerson, { ...lina, position })],
  ['a department', 'name', (name) => send(administration.addDepartment, { name })],
  ['a role', 'name', (name) => send(administration.addRole, { name })],
  ['a menu entry', 'names', (en) => send(administration.setMenu, { entries: [{ ...entry, names: { en } }] })],
];

describe('a name with bidirectional or invisible characters, line breaks or stacked marks', () => {
  it.each(places)('is refused for %s, with the field and the reason', async (_, field, use) => {
    for (const name of [
      'report\u202Efdp.exe',
      'a\u2066b',
      'a\nb',
      'a\u2028b',
      'a\u200Bb',
      'a\u00ADb',
      `a${'\u0301'.repeat(6)}`,
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- the same place
      const { status, errors, msg } = await use(name);
      expect([status, errors]).toEqual([400, [expect.objectContaining({ rule: 'characters' })]]);
      expect(errors?.[0]?.field).toContain(field);
      expect(msg).toContain(field);
    }
  });

  it('is refused for folders and files, with the reason', async () => {
    for (const filename of [
      'report\u202Efdp.exe',
      '\u200B',
      'a\u200Bb',
      `a${'\u0301'.repeat(30)}`,
      'a\u0007',
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await send(disk.mkdir, { parentId: 'root', filename })).toMatchObject({
        code: '1401',
        msg: expect.stringContaining('invisible'),
      });
    }
  });
});

it.each(['\u200B', '\u3164', ' \u2060 '])('an invisible name of %j is refused', async (name) => {
  expect((await send(groups.create, { ...team, name })).code).toBe('-1');
  expect((await send(workspace.updateBoard, card(name))).status).toBe(400);
  expect((await send(collection.add, { kind: 'note', text: 'x', tags: [name] })).status).toBe(400);
  expect((await send(newsroom.proposeTopic, { title: name, type: 'topic' })).status).toBe(400);
});

/** Texts that may stay empty: where they are sent, and where they are read. */
const optional: [string, (text: string) => ReturnType<typeof send>, () => Promise<unknown>][] = [
  [
    'position',
    (position) => send(administration.changePerson, { ...lina, position }),
    () => stored('position'),
  ],
  [
    'introduction',
    (introduction) => send(administration.changePerson, { ...lina, introduction }),
    () => stored('introduction'),
  ],
  [
    'workplace',
    (workplace) => send(administration.changePerson, { ...lina, workplace }),
    () => stored('workplace'),
  ],
];
const stored = (column: 'position' | 'introduction' | 'workplace') =>
  server.db.tenant('demo', async (tx) => {
    const { rows } = await sql<
      Record<string, unknown>
    >`SELECT * FROM person WHERE user_id = 'demo~lina'`.execute(tx);
    return rows[0]?.[column] ?? '';
  });

it.each(optional)('an invisible %s counts as empty', async (_, write, read) => {
  for (const text of ['\u200B', '\u0301\u0301', '\u3164', '\u{E0041}', ' \u2060 ']) {
    // oxlint-disable no-await-in-loop -- the same field
    expect((await write('seen')).status).toBe(200);
    expect(await read()).toBe('seen');
    expect((await write(text)).status).toBe(200);
    expect(await read()).toBe('');
    // oxlint-enable no-await-in-loop
  }
});

it('an invisible text of a friend request is replaced by the greeting', async () => {
  expect((await send(friends.ask, { friendId: 'demo~smith', msg: '\u200B' })).code).toBe('0');
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ msg: string }>`SELECT msg FROM friendship`.execute(tx),
  );
  expect(rows).toEqual([{ msg: expect.stringContaining('Hello') }]);
});

it.each<[string, (text: string) => ReturnType<typeof send>]>([
  ['introduction', (introduction) => send(administration.changePerson, { ...lina, introduction })],
  ['introduction', (introduction) => send(settings.setIntroduction, { introduction })],
  ['introduce', (introduce) => send(groups.create, { ...team, name: 'Team', introduce })],
  ['notice', (notice) => send(groups.setNotice, { groupId: 'g-1', notice })],
  ['msg', (msg) => send(friends.ask, { friendId: 'demo~smith', msg })],
  ['description', (description) => send(administration.addRole, { name: 'Reader', description })],
])('%s is refused when it turns reading around or stacks marks', async (field, write) => {
  for (const text of ['abc\u202Egpj.exe', '\u202Aa', 'a\n\u2067b', `a${'\u0301'.repeat(30)}`]) {
    // oxlint-disable-next-line no-await-in-loop -- the same field
    expect(await write(text)).toMatchObject({ status: 400, errors: [{ field, rule: 'characters' }] });
  }
});

it('a name that was stored before the rule is read without what it forbids', async () => {
  const channels = JSON.stringify({ channels: card('a\u200Bb').channels });
  await server.db.tenant('demo', (tx) =>
    sql`INSERT INTO workspace_board (tenant_id, user_id, board, version)
      VALUES ('demo', 'demo~zhang', ${channels}, 1)`.execute(tx),
  );
  const board = await (await fetch(server.url + workspace.board.path, { headers: zhang.headers })).text();
  expect(board).toContain('"name":"ab"');
});

describe('an address', () => {
  it.each([
    'https://portal.example@evil.example/',
    'https://user:secret@portal.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://portal.example/',
    'https://portal.example/\u202Egnp.exe',
  ])('%j is accepted neither as a favourite nor on a card', async (url) => {
    expect(await send(collection.add, { kind: 'link', url })).toMatchObject({
      status: 400,
      errors: [{ field: 'url', rule: 'pattern' }],
    });
    expect((await send(workspace.updateBoard, card('Office', url))).status).toBe(400);
  });

  it('is accepted when it is plain', async () => {
    expect((await send(collection.add, { kind: 'link', url: 'https://portal.example/a@b?c=d' })).code).toBe(
      '0',
    );
  });
});
