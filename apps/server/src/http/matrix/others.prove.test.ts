import { hash } from 'node:crypto';
import { contract, type Endpoint, type Naming } from '@snap/portal-api/contract';
import { prepareRequest, type Values } from '@snap/portal-api/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Grant } from '../../areas/account/sessions.ts';
import { sendMessage } from '../../testing/messaging-instance.ts';
import { guardedCalls, namedFields, ownInput } from '../../testing/matrix/cases.ts';
import { type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';

let world: MatrixWorld;
let li: Grant;
/** By kind of resource: an id of others, and a missing one. */
let pairs: { naming: Naming; there: string; absent: string; type?: string }[];

/** An id of the same form that does not exist: the last hexadecimal digit differs. */
const other = (id: string) =>
  id.replace(/[0-9a-f](?=[^0-9a-f]*(-\d+)?$)/, (last) => (last === '0' ? '1' : '0'));
/** Id of a one-to-one conversation before ids were random. */
const computed = (...people: string[]) =>
  `d${hash('sha256', people.toSorted().join('\n'), 'hex').slice(0, 32)}`;

beforeAll(async () => {
  world = await startMatrixWorld();
  li = await world.signIn(world.demo.two);
  const zhang = world.demo.one;
  const { accessToken, sessionId } = await world.signIn(zhang);
  const author = { tenantId: 'demo', userId: zhang.userId, sessionId, token: accessToken };
  const mate = 'demo~mate';
  const between = await sendMessage(world.server.url, author, { type: 'user', id: mate }, { msg: 'hello' });
  const conversation = between.id.slice(0, between.id.lastIndexOf('-'));
  // As if the conversation had begun before ids were random.
  await world.server.db.tenant('demo', (tx) =>
    sql`INSERT INTO conversation_alias VALUES ('demo', ${computed(zhang.userId, mate)}, ${conversation})`.execute(
      tx,
    ),
  );
  const group = zhang.idOf('group') ?? '';
  const message = zhang.idOf('message') ?? '';
  const messages = [
    [message, other(message)],
    [message, message.replace(/\d+$/, '99')],
    [between.id, other(between.id)],
    [`${computed(zhang.userId, mate)}-1`, `${computed(zhang.userId, 'demo~quiet')}-1`],
  ];
  const targets = [
    [group, other(group)],
    [conversation, other(conversation)],
  ];
  pairs = [
    ...messages.map(([there = '', absent = '']) => ({ naming: 'message' as const, there, absent })),
    ...targets.map(([there = '', absent = '']) => ({ naming: 'group' as const, there, absent })),
    ...targets.flatMap(([there = '', absent = '']) =>
      ['group', 'teamGroup', 'topicGroup'].map((type) => ({
        naming: 'target' as const,
        there,
        absent,
        type,
      })),
    ),
  ];
});
afterAll(() => world.close());

/** A response without the parts that differ between requests. */
async function answer(endpoint: Endpoint, values: Values): Promise<string> {
  const { url, ...init } = prepareRequest(endpoint, values, {
    tenantId: li.tenantId,
    accessToken: li.accessToken,
    language: 'en',
  });
  const response = await fetch(world.server.url + url, {
    method: init.method,
    headers: init.headers,
    ...(init.body === undefined ? {} : { body: init.body }),
  });
  const headers = [...response.headers].filter(([name]) => !/^(date|x-request-id|ratelimit)$/.test(name));
  const text = (await response.text()).replace(/"requestId":"[^"]*"/, '');
  return JSON.stringify([response.status, headers, text]);
}

/** Responses that differ from the first one, for both ids in both orders. */
async function differing(
  endpoint: Endpoint,
  there: Values,
  absent: Values,
  ids: readonly [string, string],
): Promise<string[]> {
  const answers: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as an attacker would
  for (const values of [there, absent, absent, there]) answers.push(await answer(endpoint, values));
  // The id of the request may be in the response: the caller knows it.
  const [first, ...others] = answers.map((text) => text.replaceAll(ids[0], 'ID').replaceAll(ids[1], 'ID'));
  compared += 1;
  return others.filter((text) => text !== first);
}

const naming = new Set<Naming>(['message', 'group', 'target']);
const calls = guardedCalls.filter(([, endpoint]) =>
  namedFields(endpoint).some(([, what]) => naming.has(what)),
);
let compared = 0;

it.each(calls)('G37: %s tells nothing of what is others’', async (name, endpoint) => {
  for (const [field, what] of namedFields(endpoint)) {
    for (const { there, absent, type } of pairs.filter((pair) => pair.naming === what)) {
      const own = ownInput(endpoint, world.demo.two);
      const kind = type !== undefined && 'type' in own ? { type } : {};
      if (type !== undefined && type !== 'group' && !('type' in own)) continue;
      const given = (id: string) =>
        ownInput(endpoint, world.demo.two, {
          ...kind,
          [field]: Array.isArray(own[field]) ? [id] : id,
        });
      // A repeated typing signal is dropped for every caller.
      if (name === 'messages.typing') continue;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await differing(endpoint, given(there), given(absent), [there, absent])).toEqual([]);
    }
  }
});

it.each<[string, Naming, (id: string) => [Endpoint, Values]]>([
  ['what is quoted', 'message', (id) => sending({ msg: 'x', quote: id })],
  ['what is forwarded', 'message', (id) => sending({ msg: 'x', forward: id })],
  ['what is kept', 'message', (id) => [contract.collection.add, { kind: 'message', sourceId: id }]],
  ['which group is kept', 'group', (id) => [contract.collection.add, { kind: 'group', sourceId: id }]],
  [
    'with which group a file is shared',
    'group',
    (id) => [
      contract.disk.share,
      {
        params: JSON.stringify([
          { id: world.demo.two.idOf('file'), user1: world.demo.two.userId, groupId: id },
        ]),
      },
    ],
  ],
  ['of which group a picture is', 'group', (id) => [contract.directory.groupAvatar, { avatarId: id }]],
])('G37: %s tells nothing of what is others’', async (_, what, ask) => {
  for (const { there, absent } of pairs.filter((pair) => pair.naming === what)) {
    const [endpoint, values] = ask(there);
    // oxlint-disable-next-line no-await-in-loop
    expect(await differing(endpoint, values, ask(absent)[1], [there, absent])).toEqual([]);
  }
});

it('G37: has compared calls', () => {
  console.log(`G37: ${calls.length} calls, ${compared} pairs of ids: 0 answers that differ`);
  expect(compared).toBeGreaterThan(60);
});

function sending(body: object): [Endpoint, Values] {
  const message = JSON.stringify({ ...body, clientMsgId: 'the same' });
  return [contract.messages.sendToUser, { sender: li.userId, recipient: 'demo~mate', message }];
}
