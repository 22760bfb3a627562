import { contract, codes, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Attempt } from '../testing/matrix/attempt.ts';
import { send } from '../testing/matrix/attempt.ts';
import { type MatrixWorld, startMatrixWorld } from '../testing/matrix/world.ts';

let world: MatrixWorld;
beforeAll(async () => {
  world = await startMatrixWorld();
  await world.server.db.tenant('demo', (tx) =>
    sql`INSERT INTO code_entry (tenant_id, code_type, code, value, sort)
        VALUES ('demo', 'repthesType', 'news', 'News', 1)`.execute(tx),
  );
});
afterAll(() => world.close());

const { account, applications, groups, newsroom } = contract;
const owner = () => world.demo.one;
type Call = Pick<Attempt, 'endpoint' | 'values'>;

/** Counted actions, their daily limits, and a call that performs each. */
const counted: [what: string, most: number, call: (n: number) => Call][] = [
  [
    'group',
    limits.groupsPerDay,
    (n) => {
      const values = {
        name: `g${n}`,
        introduce: 'x',
        ids: [owner().idOf('person')],
        creatorId: owner().userId,
      };
      return { endpoint: groups.create, values };
    },
  ],
  [
    'topic',
    limits.topicsPerDay,
    (n) => ({ endpoint: newsroom.proposeTopic, values: { title: `t${n}`, content: 'x', type: 'news' } }),
  ],
  ['screen', limits.screensPerDay, (n) => ({ endpoint: newsroom.createScreen, values: { param: `${n}` } })],
  [
    'visit',
    limits.visitsPerDay,
    () => ({ endpoint: newsroom.saveWeaverLog, values: { action: 'open', detail: 'x' } }),
  ],
  ['token', limits.tokensPerDay, () => ({ endpoint: account.loginToken })],
  [
    'token',
    limits.tokensPerDay,
    () => ({ endpoint: applications.obtainCode, values: { appid: owner().idOf('app') } }),
  ],
];

it.each(counted)(
  "%s: no more than %i a day, with an error in the request's language",
  async (what, most, call) => {
    const as = await world.signIn(owner());
    await world.server.db.tenant('demo', (tx) =>
      sql`INSERT INTO daily_quota (tenant_id, user_id, what, day, used)
        VALUES ('demo', ${as.userId}, ${what}, (now() AT TIME ZONE 'UTC')::date, ${most - 1})
        ON CONFLICT (tenant_id, user_id, what, day) DO UPDATE SET used = excluded.used`.execute(tx),
    );
    const attempts = Array.from({ length: 5 }, (_, n) => send(world.server.url, { what, ...call(n), as }));
    const responses = await Promise.all(attempts);
    const outcomes = responses.map(({ status, code }) => `${status} ${code}`).toSorted();
    expect(outcomes).toEqual(['200 0', ...Array.from({ length: 4 }, () => `429 ${codes.enoughForToday}`)]);
    expect(responses.find(({ status }) => status === 429)?.text).toContain('tomorrow');
    const other = await world.signIn(world.demo.two);
    expect(
      (await send(world.server.url, { what, ...call(9), values: valuesOf(call(9)), as: other })).status,
    ).not.toBe(429);
  },
);

/** The same request by another person. */
function valuesOf({ values = {} }: Call) {
  return 'creatorId' in values ? { ...values, creatorId: world.demo.two.userId } : values;
}
