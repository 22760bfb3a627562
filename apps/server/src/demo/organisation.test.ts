import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { groupsOf } from '../areas/groups/queries/groups-of.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createDemoOrganisation } from './organisation.ts';
import { samplePeople } from './sample-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await createDemoOrganisation(server.db, { people: 500, password: 'Portal#2026' });
});
afterAll(() => server.close());

async function count(condition: ReturnType<typeof sql>) {
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ n: number }>`SELECT count(*) AS n FROM person WHERE ${condition}`.execute(tx),
  );
  return rows[0]?.n ?? 0;
}

describe('the demonstration accounts', () => {
  test.each(['demo~zhangwei', 'demo~lina', 'demo~tanaka', 'demo~garcia', 'demo~smith', 'acme~walker'])(
    '%s can sign in',
    async (userId) => {
      expect((await server.signIn(userId, 'Portal#2026')).userId).toBe(userId);
    },
  );

  test.each(['zhangwei', 'lina', 'tanaka', 'garcia', 'smith'])(
    '%s hides nothing and is in groups',
    async (login) => {
      const groups = await server.db.tenant('demo', (tx) => groupsOf(tx, 'demo', `demo~${login}`));
      expect(groups.length).toBeGreaterThan(1);
      expect(await count(sql`login = ${login} AND NOT hide AND NOT hide_mobile`)).toBe(1);
    },
  );
});

it('has no undocumented account in acme', async () => {
  const rows = await server.db.tenant('acme', (tx) =>
    tx.selectFrom('person').select('user_id').where('password_hash', 'is not', null).execute(),
  );
  expect(rows).toEqual([{ user_id: 'acme~walker' }]);
});

it('has named people who require consent for friend requests, and others who do not', async () => {
  const known = sql`login IN ('zhangwei', 'lina', 'tanaka', 'garcia', 'smith')`;
  expect(await count(sql`${known} AND friend_switch`)).toBe(2);
  expect(await count(sql`${known} AND NOT friend_switch`)).toBe(3);
});

it('has a tree of three levels, leaders on each, and people who hide something', async () => {
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ depth: number; leaders: number }>`
      SELECT cardinality(string_to_array(path, '/')) AS depth, count(*) FILTER (WHERE pd.leader) AS leaders
      FROM department d LEFT JOIN person_department pd USING (tenant_id, dept_id) GROUP BY 1 ORDER BY 1`.execute(
      tx,
    ),
  );
  expect(rows.map(({ depth }) => depth)).toEqual([1, 2, 3]);
  expect(rows.every(({ leaders }) => leaders > 0)).toBe(true);
  expect(await count(sql`hide`)).toBeGreaterThan(0);
  expect(await count(sql`hide AND NOT hide_mobile`)).toBe(0);
  expect(await count(sql`kind = 'person'`)).toBe(500);
});

it('has no messages and no friends', async () => {
  const { rows } = await server.db.tenant('demo', (tx) => sql`SELECT FROM message`.execute(tx));
  expect(rows).toEqual([]);
});

describe('sample people', () => {
  const people = [...samplePeople(2_000)];

  it('are deterministic per seed', () => {
    expect([...samplePeople(2_000)]).toEqual(people);
    expect([...samplePeople(50, 2)].slice(5)).not.toEqual(people.slice(5, 50));
  });

  it('have unique ids, mobiles and addresses', () => {
    for (const key of ['login', 'mobile', 'email'] as const) {
      expect(new Set(people.map((person) => person[key])).size).toBe(2_000);
    }
  });

  it('rarely share a name, but some do', () => {
    const names = new Set(people.map(({ name }) => name)).size;
    expect(names).toBeGreaterThan(1_950);
    expect(names).toBeLessThan(2_000);
  });
});
