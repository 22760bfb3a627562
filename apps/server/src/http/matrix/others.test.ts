import { hash } from 'node:crypto';
import { contract, type Endpoint, type Naming, targetTypes } from '@snap/portal-api/contract';
import { prepareRequest, type Values } from '@snap/portal-api/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { createUploadOf, tusHeaders } from '../../testing/disk-client.ts';
import { sendMessage } from '../../testing/messaging-instance.ts';
import { guardedCalls, namedFields, ownInput } from '../../testing/matrix/cases.ts';
import { type Holder, type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';

let world: MatrixWorld;
/** A colleague of the owners, and a person of another organisation. */
let strangers: { holder: Holder; grant: Grant }[];
/** By kind of resource: another person's id, and a missing one. */
let pairs: { naming: Naming; there: string; absent: string; type?: string }[];
/** URL of an upload in progress. */
let upload: string;

/** An id of the same form that does not exist: the last hexadecimal digit differs. */
const other = (id: string) =>
  id.replace(/[0-9a-f](?=[^0-9a-f]*(-\d+)?$)/, (last) => (last === '0' ? '1' : '0'));
/** Id of a one-to-one conversation before ids were random. */
const computed = (...people: string[]) =>
  `d${hash('sha256', people.toSorted().join('\n'), 'hex').slice(0, 32)}`;

beforeAll(async () => {
  world = await startMatrixWorld();
  const holders = [world.demo.two, world.acme.one];
  strangers = await Promise.all(
    holders.map(async (holder) => ({ holder, grant: await world.signIn(holder) })),
  );
  const zhang = world.demo.one;
  const { accessToken, sessionId } = await world.signIn(zhang);
  const author = { tenantId: 'demo', userId: zhang.userId, sessionId, token: accessToken };
  const person = { headers: { tenantid: 'demo', authorization: `Bearer ${accessToken}` } };
  const begun = await createUploadOf(world.server, person, { name: 'new.txt', bytes: 'text' });
  upload = begun.headers.get('location') ?? '';
  const mate = 'demo~mate';
  const between = await sendMessage(world.server.url, author, { type: 'user', id: mate }, { msg: 'hello' });
  const conversation = between.id.slice(0, between.id.lastIndexOf('-'));
  // Simulates a conversation from before ids were random.
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
      targetTypes.map((type) => ({ naming: 'target' as const, there, absent, type })),
    ),
    ...(['file', 'files', 'shares', 'favourite', 'channel'] as const).map((naming) => {
      const there = zhang.idOf(naming) ?? '';
      return { naming, there, absent: other(there) };
    }),
    // A folder.
    ...(['file', 'files'] as const).map((naming) => {
      const there = zhang.idOf('file', 'parentId') ?? '';
      return { naming, there, absent: other(there) };
    }),
  ];
});
afterAll(() => world.close());

/** A response without the parts that vary per request. */
async function readBody(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => !/^(date|x-request-id|ratelimit)$/.test(name));
  const text = (await response.text()).replace(/"requestId":"[^"]*"/, '');
  return JSON.stringify([response.status, headers, text]);
}

type Ask = (id: string, stranger: Stranger) => Promise<string>;
type Stranger = (typeof strangers)[number];

/** Makes a call of the contract as a stranger. */
async function call(endpoint: Endpoint, values: Values, { grant }: Stranger): Promise<string> {
  const { url, ...init } = prepareRequest(endpoint, values, {
    tenantId: grant.tenantId,
    accessToken: grant.accessToken,
    language: 'en',
  });
  const response = await fetch(world.server.url + url, {
    method: init.method,
    headers: init.headers,
    ...(init.body === undefined ? {} : { body: init.body }),
  });
  return readBody(response);
}

/** Responses that differ from the first one, for both ids in both orders and for both strangers. */
async function differing(ids: { there: string; absent: string }, ask: Ask): Promise<string[]> {
  const { there, absent } = ids;
  const found: string[] = [];
  for (const stranger of strangers) {
    const results: string[] = [];
    for (const id of [there, absent, absent, there]) {
      // The response may contain the request's id, which the caller knows.
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as an attacker would
      results.push((await ask(id, stranger)).replaceAll(there, 'ID').replaceAll(absent, 'ID'));
    }
    compared += 1;
    const [first, ...others] = results;
    const unlike = others.filter((text) => text !== first);
    if (unlike.length > 0)
      found.push(`${stranger.holder.userId} with ${there}: ${first} ${unlike.join(' ')}`);
  }
  return found;
}

const naming = new Set<Naming>([
  'message',
  'group',
  'target',
  'file',
  'files',
  'shares',
  'favourite',
  'channel',
]);
const calls = guardedCalls.filter(([, endpoint]) =>
  namedFields(endpoint).some(([, what]) => naming.has(what)),
);
let compared = 0;

it.each(calls)('G37: %s reveals nothing about other people’s resources', async (name, endpoint) => {
  // A repeated typing notification is dropped for every caller.
  if (name === 'messages.typing') return;
  for (const [field, what] of namedFields(endpoint)) {
    for (const { type, ...ids } of pairs.filter((pair) => pair.naming === what)) {
      const own = ownInput(endpoint, world.demo.two);
      const kind = type !== undefined && 'type' in own ? { type } : {};
      if (type !== undefined && type !== 'group' && !('type' in own)) continue;
      const unlike = await differing(ids, (id, stranger) =>
        call(
          endpoint,
          ownInput(endpoint, stranger.holder, { ...kind, [field]: Array.isArray(own[field]) ? [id] : id }),
          stranger,
        ),
      );
      expect(unlike).toEqual([]);
    }
  }
});

it.each<[string, Naming, (id: string, own: Holder) => [Endpoint, Values]]>([
  ['a quoted message', 'message', (id, own) => sending(own, { msg: 'x', quote: id })],
  ['a forwarded message', 'message', (id, own) => sending(own, { msg: 'x', forward: id })],
  ['a sent file', 'file', (id, own) => sending(own, { file: { id } })],
  ['a favourite message', 'message', (id) => [contract.collection.add, { kind: 'message', sourceId: id }]],
  ['a favourite group', 'group', (id) => [contract.collection.add, { kind: 'group', sourceId: id }]],
  ['a favourite file', 'file', (id) => [contract.collection.add, { kind: 'file', sourceId: id }]],
  [
    'the target group of a share',
    'group',
    (id, own) => sharing({ id: own.idOf('file'), user1: own.userId, groupId: id }),
  ],
  ['a shared file', 'file', (id, own) => sharing({ id, user1: own.userId, user2: own.idOf('person') })],
  ['the group of an avatar', 'group', (id) => [contract.directory.groupAvatar, { avatarId: id }]],
])('G37: %s reveals nothing about other people’s resources', async (_, what, ask) => {
  for (const ids of pairs.filter((pair) => pair.naming === what)) {
    // oxlint-disable-next-line no-await-in-loop
    const unlike = await differing(ids, (id, stranger) => call(...ask(id, stranger.holder), stranger));
    expect(unlike).toEqual([]);
  }
});

it.each(['HEAD', 'PATCH', 'DELETE'])(
  'G37: %s of an upload reveals nothing about other people’s uploads',
  async (method) => {
    const unlike = await differing({ there: upload, absent: other(upload) }, async (path, { grant }) => {
      const headers = { tenantid: grant.tenantId, authorization: `Bearer ${grant.accessToken}` };
      const response = await fetch(world.server.url + path, {
        method,
        headers: {
          ...tusHeaders({ headers }),
          ...(method === 'PATCH'
            ? { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
            : {}),
        },
        ...(method === 'PATCH' ? { body: 'text' } : {}),
      });
      return readBody(response);
    });
    expect(unlike).toEqual([]);
  },
);

it('G37: has compared calls', () => {
  console.log(`G37: ${calls.length} calls, ${compared} pairs of ids: 0 responses that differ`);
  expect(compared).toBeGreaterThan(250);
});

function sending(own: Holder, body: object): [Endpoint, Values] {
  const message = JSON.stringify({ ...body, clientMsgId: 'the same' });
  return [contract.messages.sendToUser, { sender: own.userId, recipient: own.idOf('person'), message }];
}

function sharing(file: object): [Endpoint, Values] {
  return [contract.disk.share, { params: JSON.stringify([file]) }];
}
