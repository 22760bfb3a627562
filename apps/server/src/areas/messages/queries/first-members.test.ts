import { groups, messages } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createGroup } from '../../groups/commands/create-group.ts';

let server: TestServer;
let ann: SignedIn;
let desk: string;

const picture = 'a'.repeat(64);
const version = 'a'.repeat(16);

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ann', 'ben', 'cleo', 'dan', 'eve', 'fay', 'gone']);
  const group = { tenantId: 'demo', type: '3', name: '要闻组' } as const;
  const members = ['ann', 'ben', 'cleo', 'dan', 'eve', 'fay'].map((login) => `demo~${login}`);
  await server.db.tenant('demo', async (tx) => {
    desk = await createGroup(tx, { ...group, ownerId: 'demo~eve', memberIds: ['demo~gone', ...members] });
    await sql`UPDATE person SET avatar = ${picture}, hide = true WHERE login = 'ben'`.execute(tx);
    await sql`UPDATE person SET left_at = now() WHERE login = 'gone'`.execute(tx);
  });
  ann = await server.signIn('demo~ann');
  await post(messages.sendToGroup.path, { sender: ann.userId, groupId: desk, message: 'hello' });
});
afterAll(() => server.close());

const get = async (path: string): Promise<unknown> =>
  (await fetch(`${server.url}${path}`, { headers: ann.headers })).json();
const post = async (path: string, fields: Record<string, string>): Promise<unknown> => {
  const body = new URLSearchParams(fields);
  return (await fetch(`${server.url}${path}`, { method: 'POST', headers: ann.headers, body })).json();
};

/** Of the group's mark: the owner, then by id, without the actor. Hidden people are shown with name and avatar. */
const mark = [
  { userId: 'demo~eve' },
  { userId: 'demo~ben', avatar: version },
  { userId: 'demo~cleo' },
  { userId: 'demo~dan' },
];

it('returns the first members of a group in each response that lists it', async () => {
  const userId = encodeURIComponent(ann.userId);
  const responses = [
    await get(`${messages.recent.path}?userId=${userId}`),
    await post(groups.list.path, { userId: ann.userId }),
    await get(`/snap-app-im/im/search/web/all.ajax?q=${encodeURIComponent('要闻')}`),
    await get(`${groups.detail.path}?groupId=${desk}`),
    await get(`${messages.search.path}?q=hello`),
  ];
  expect(responses[0]).toMatchObject({ mobileVOList: [{ userId: desk, firstMembers: mark }] });
  expect(responses[1]).toMatchObject({ result: [{ groupId: desk, firstMembers: mark }] });
  expect(responses[2]).toMatchObject({ groups: [{ groupId: desk, firstMembers: mark }] });
  expect(responses[3]).toMatchObject({ result: { groupId: desk, firstMembers: mark } });
  expect(responses[4]).toMatchObject({ list: [{ name: '要闻组', firstMembers: mark }] });
  for (const reply of responses) expect(JSON.stringify(reply)).not.toContain('demo~gone');
});
