import { collection, disk, groups, newsroom, workspace } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type SignedIn, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang', 'lina', 'smith']);
  zhang = await server.signIn('demo~zhang');
});
afterAll(() => server.close());

const answered = z.object({
  code: z.union([z.string(), z.number()]),
  msg: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), rule: z.string() }))),
});

async function send({ path }: { path: string }, body: object) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...zhang.headers, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...answered.parse(await response.json()) };
}

const card = (name: string, url = 'https://oa.example/') => ({
  version: 0,
  channels: [{ id: 'c1', name, icon: 'link', sort: 0, type: 'link', url }],
});
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
];

describe('a name with bidirectional characters or line breaks', () => {
  it.each(places)('is refused for %s, with the field and the reason', async (_, field, use) => {
    for (const name of ['report\u202Efdp.exe', 'a\u2066b', 'a\nb', 'a\u2028b']) {
      // oxlint-disable-next-line no-await-in-loop -- the same place
      const { status, errors, msg } = await use(name);
      expect([status, errors]).toEqual([400, [expect.objectContaining({ rule: 'characters' })]]);
      expect(errors?.[0]?.field).toContain(field);
      expect(msg).toContain(field);
    }
  });

  it('is refused for folders and files, with the reason', async () => {
    for (const filename of ['report\u202Efdp.exe', '\u200B', 'a\u0007']) {
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
