import {
  codes,
  type FriendRequestState,
  limits,
  type PortalEvent,
  type Relation,
} from '@snap/portal-api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: PersonAtWork;
let ben: PersonAtWork;

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ann', 'ben', 'leaver', ...Array.from({ length: 30 }, (_, n) => `p${n}`)]);
  [ann, ben] = [await atWork(server, 'demo~ann'), await atWork(server, 'demo~ben')];
});
beforeEach(async () => {
  await server.db.tenant('demo', async (tx) => {
    await tx.deleteFrom('friendship').execute();
    await tx.deleteFrom('daily_quota').execute();
    await tx.updateTable('person').set({ friend_switch: true }).execute();
  });
});
afterAll(async () => {
  for (const { events } of [ann, ben]) events.close();
  await server.close();
});

const relationOf = async (from: PersonAtWork, to: PersonAtWork) =>
  (await from.api.directory.obtainUser({ userId: to.userId })).relation;
const relations = async () => [await relationOf(ann, ben), await relationOf(ben, ann)];

/** What a client knows of its friends, as it was fetched. */
interface Known {
  relation: Relation;
  starred: boolean;
  requests: Map<string, FriendRequestState>;
}

async function fetchKnown(from: PersonAtWork, to: PersonAtWork): Promise<Known> {
  const { relation, starred } = await from.api.directory.obtainUser({ userId: to.userId });
  const { requests } = await from.api.friends.requests();
  return {
    relation,
    starred,
    requests: new Map(
      requests.map(({ person, direction, state, message, time, unread }) => [
        person.id,
        { userId: person.id, direction, state, message, time, unread },
      ]),
    ),
  };
}

/** Puts one event into what a client knows. */
function apply(known: Known, event: PortalEvent): void {
  if (event.type === 'friend') Object.assign(known, { relation: event.relation, starred: event.starred });
  if (event.type !== 'friendreq') return;
  for (const request of event.requests) known.requests.set(request.userId, request);
  for (const userId of event.removed) known.requests.delete(userId);
}

const acts = {
  ask: ({ api }: PersonAtWork, friendId: string) => api.friends.ask({ friendId, msg: 'hello' }),
  accept: ({ api }: PersonAtWork, friendId: string) => api.friends.accept({ friendId }),
  refuse: ({ api }: PersonAtWork, friendId: string) => api.friends.removeRequest({ friendId, refuse: 1 }),
  forget: ({ api }: PersonAtWork, friendId: string) => api.friends.removeRequest({ friendId }),
  part: ({ api }: PersonAtWork, friendId: string) => api.friends.remove({ friendId }),
  star: ({ api }: PersonAtWork, friendId: string) => api.friends.setStar({ friendId, starFriend: 1 }),
  look: ({ api }: PersonAtWork) => api.friends.setReadState(),
} as const;
const actNames = ['ask', 'accept', 'refuse', 'forget', 'part', 'star', 'look'] as const;

/** Makes a call; a business refusal is a valid result. */
async function perform(name: keyof typeof acts, who: PersonAtWork, other: PersonAtWork): Promise<void> {
  try {
    await acts[name](who, other.userId);
  } catch (error) {
    if (!(error instanceof Error) || !('kind' in error) || error.kind !== 'business') throw error;
  }
}

describe('two people at the same instant', () => {
  it('of two people to each other make them friends, every time', async () => {
    for (let round = 0; round < 20; round += 1) {
      await server.db.tenant('demo', (tx) => tx.deleteFrom('friendship').execute());
      await Promise.all([perform('ask', ann, ben), perform('ask', ben, ann)]);
      expect(await relations()).toEqual(['friend', 'friend']);
    }
  });

  it('who do anything at all agree on what came of it, and their devices know it', async () => {
    const act = fc.tuple(fc.constantFrom(...actNames), fc.boolean());
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
        async (rounds) => {
          const known = [await fetchKnown(ann, ben), await fetchKnown(ben, ann)] as const;
          const seen = [ann, ben].map(({ events }) => events.received.length);
          for (const round of rounds) {
            await Promise.all(
              round.map(([name, byAnn]) => perform(name, byAnn ? ann : ben, byAnn ? ben : ann)),
            );
          }
          const [there, back] = await relations();
          expect([
            ['stranger', 'stranger'],
            ['requestSent', 'requestReceived'],
            ['requestReceived', 'requestSent'],
            ['friend', 'friend'],
          ]).toContainEqual([there, back]);
          const fetched = [await fetchKnown(ann, ben), await fetchKnown(ben, ann)];
          await vi.waitFor(
            () => {
              const applied = [ann, ben].map(({ events }, index) => {
                const state = structuredClone(known[index] ?? known[0]);
                for (const { event } of events.received.slice(seen[index])) apply(state, event);
                return state;
              });
              expect(applied).toEqual(fetched);
            },
            { timeout: 5_000 },
          );
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('requests', () => {
  it('count against the day for any recipient, and repeats do not', async () => {
    await server.db.tenant('demo', (tx) =>
      tx
        .insertInto('daily_quota')
        .values({
          tenant_id: 'demo',
          user_id: 'demo~ann',
          what: 'friend request',
          day: new Date(),
          used: limits.friendRequestsPerDay - 10,
        })
        .execute(),
    );
    const people = Array.from({ length: 30 }, (_, n) => `demo~p${n}`);
    const responses = await Promise.allSettled(people.map((friendId) => ann.api.friends.ask({ friendId })));
    const recipients = people.filter((_, n) => responses[n]?.status === 'fulfilled');
    expect(recipients).toHaveLength(10);
    const refused = responses.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { kind: 'http', status: 429 } });
    expect(await ann.api.friends.ask({ friendId: recipients[0] ?? '' })).toEqual({ relation: 'requestSent' });
    expect((await ann.api.friends.requests({ size: 100 })).total).toBe(10);
  });

  it('are seen all at once, and each unseen one is in the count', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { api, events } = await atWork(server, `demo~p${n}`);
      await api.friends.ask({ friendId: ben.userId });
      events.close();
    }
    expect(await ben.api.friends.unread()).toHaveLength(5);
    await ben.api.friends.setReadState({ friendId: 'demo~p0' });
    expect(await ben.api.friends.unread()).toHaveLength(4);
    await ben.api.friends.setReadState();
    expect(await ben.api.friends.unread()).toEqual([]);
    expect((await ben.api.friends.requests({ size: 2, page: 3 })).requests).toHaveLength(1);
  });

  it('are refused for people who have left', async () => {
    await server.db.tenant('demo', (tx) =>
      tx.updateTable('person').set({ left_at: new Date() }).where('login', '=', 'leaver').execute(),
    );
    await expect(ann.api.friends.ask({ friendId: 'demo~leaver' })).rejects.toMatchObject({
      code: codes.personLeft,
    });
  });
});

it('lists friends page by page, starred ones first, then by name', async () => {
  await server.db.tenant('demo', async (tx) => {
    await tx.updateTable('person').set({ friend_switch: false }).execute();
    for (let n = 0; n < 30; n += 1) {
      const sort_key = String(30 - n).padStart(2, '0');
      await tx.updateTable('person').set({ sort_key }).where('login', '=', `p${n}`).execute();
    }
  });
  for (let n = 0; n < 30; n += 1) await ann.api.friends.ask({ friendId: `demo~p${n}` });
  await ann.api.friends.setStar({ friendId: 'demo~p7', starFriend: 1 });
  const pages = await Promise.all(
    [1, 2, 3].map((page) => ann.api.friends.list({ userId: ann.userId, page })),
  );
  expect(pages.map(({ friends, total }) => [friends.length, total])).toEqual([
    [20, 30],
    [10, 30],
    [0, 30],
  ]);
  const order = pages.flatMap(({ friends }) => friends.map(({ id }) => id));
  const byName = Array.from({ length: 30 }, (_, n) => `demo~p${29 - n}`).filter((id) => id !== 'demo~p7');
  expect(order).toEqual(['demo~p7', ...byName]);
  expect(pages[0]?.friends[0]).toMatchObject({ starred: true, relation: 'friend' });
});
