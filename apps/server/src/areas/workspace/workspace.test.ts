import { codes } from '@snap/portal-api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createEventClient } from '../../testing/event-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ann', 'ben']);
  [ann, other] = [await server.signIn('demo~ann'), await server.signIn('demo~ann')];
});
afterAll(() => server.close());

const reply = z.object({ code: z.string(), result: z.optional(z.object({ version: z.int() })) });
const card = (id: string) => ({ id, name: id, icon: 'link', type: 'link', url: 'https://a.example/' });
const keep = async (channels: object[], version?: number) => {
  const response = await fetch(`${server.url}/co/custom/workspace/update`, {
    method: 'POST',
    headers: { ...ann.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ channels, version }),
  });
  return reply.parse(await response.json());
};
const board = async (who = ann): Promise<unknown> =>
  (await fetch(`${server.url}/co/custom/workspace?lang=ja`, { headers: who.headers })).json();

it('begins with the portal’s cards in the requested language, or with those the organisation gives', async () => {
  const ben = await server.signIn('demo~ben');
  expect(await board(ben)).toMatchObject({
    result: { version: 0, channels: [{ type: 'messages', name: 'メッセージ' }, {}, {}, {}, {}] },
  });
  await server.db.tenant('demo', (tx) =>
    tx
      .insertInto('workspace_default')
      .values({ tenant_id: 'demo', board: JSON.stringify({ channels: [{ ...card('given'), sort: 0 }] }) })
      .execute(),
  );
  expect(await board(ben)).toMatchObject({ result: { version: 0, channels: [{ id: 'given' }] } });
});

it('names the cards of its own kinds in the requested language, and leaves other names alone', async () => {
  const stories = { id: 'stories', name: '待编稿件', icon: 'file-pen', type: 'stories' };
  await keep([stories, { ...stories, id: 'mine', name: '我的稿件' }]);
  expect(await board()).toMatchObject({
    result: { channels: [{ name: '編集待ちの記事' }, { name: '我的稿件' }] },
  });
});

it('notifies the person’s other devices, and them alone, of each change once', async () => {
  const [mine, theirs] = [
    createEventClient(server.url, other.accessToken),
    createEventClient(server.url, (await server.signIn('demo~ben')).accessToken),
  ];
  await Promise.all([mine.connect(), theirs.connect()]);
  const { result } = await keep([card('a')]);
  await keep([card('a')]);
  const last = await keep([card('b')]);
  const versions = () =>
    mine.received.map(({ event }) => (event.type === 'workspace' ? event.version : event));
  await mine.until(() => versions().includes(last.result?.version ?? 0));
  // While a transaction of another test file holds back the end of the log, a stream begins with events of the test before.
  expect(versions().slice(-2)).toEqual([result?.version, last.result?.version]);
  expect(theirs.received).toEqual([]);
  mine.close();
  theirs.close();
});

it('lets one of two changes on the same version hold, and one of twenty first ones', async () => {
  const { result } = await keep([card('start')]);
  const names = Array.from({ length: 20 }, (_, index) => card(`n${index}`));
  const responses = await Promise.all(names.map((one) => keep([one], result?.version)));
  expect(responses.filter(({ code }) => code === codes.ok)).toHaveLength(1);
  expect(responses.filter(({ code }) => code === codes.boardChanged)).toHaveLength(19);
  await server.db.tenant('demo', (tx) => tx.deleteFrom('workspace_board').execute());
  const firsts = await Promise.all(names.map((one) => keep([one], 0)));
  expect(firsts.filter(({ code }) => code === codes.ok)).toHaveLength(1);
  expect(await board()).toMatchObject({ result: { version: 1 } });
});

it('leaves no trace of a change that was refused', async () => {
  const ben = await server.signIn('demo~ben');
  const response = await fetch(`${server.url}/co/custom/workspace/channel/update`, {
    method: 'POST',
    headers: ben.headers,
    body: new URLSearchParams({ id: 'nothing', name: 'x' }),
  });
  expect(await response.json()).toMatchObject({ code: codes.unknownChannel });
  const stored = await server.db.tenant('demo', (tx) =>
    tx.selectFrom('workspace_board').select('user_id').where('user_id', '=', 'demo~ben').execute(),
  );
  expect(stored).toEqual([]);
});
