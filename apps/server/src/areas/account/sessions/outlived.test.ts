import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { codeOf } from '../../../testing/responses.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';
import type { Tx } from '../../../store/database.ts';
import { setDisabled } from '../commands/disable-account.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { beginSession, holdPerson } from './sessions.ts';
import { writePassword } from '../commands/write-password.ts';

let server: TestServer;
const owner = { tenantId: 'demo', userId: 'demo~zhang' };
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
});
beforeEach(async () => {
  await server.db.tenant('demo', (tx) => tx.deleteFrom('person').execute());
  await server.addPeople('demo', ['zhang']);
});
afterAll(() => server.close());

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ tenantId: 'demo', ...fields }),
  });
const liveSessions = () =>
  server.db.tenant('demo', async (tx) => {
    const rows = await tx
      .selectFrom('session')
      .select('session_id')
      .where('revoked_at', 'is', null)
      .execute();
    return rows.length;
  });
const someoneWaits = () =>
  server.db.system(async (tx) => {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(tx);
    expect(rows[0]?.waiting).toBeGreaterThan(0);
  });

/** Runs `ending`, which ends sessions, and commits when `concurrent` has got as far as it can before that. */
async function during<T>(ending: (tx: Tx) => Promise<unknown>, concurrent: () => Promise<T>): Promise<T> {
  const [written, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = server.db.tenant('demo', async (tx) => {
    await ending(tx);
    written.resolve();
    await go.promise;
  });
  await written.promise;
  const result = concurrent();
  await vi.waitFor(someoneWaits, 5_000);
  go.resolve();
  await change;
  return result;
}

const newPassword = async () => {
  const hash = await hashPassword('Another#2027');
  return (tx: Tx) => writePassword(tx, owner, { hash });
};

it('begins no session by a password that is changed while it is looked at', async () => {
  const login = () => post('/co/webim/login', { username: 'zhang', password: testPassword });
  expect(await codeOf(await during(await newPassword(), login))).toBe('1001');
  expect(await liveSessions()).toBe(0);
  expect(await codeOf(await post('/co/webim/login', { username: 'zhang', password: 'Another#2027' }))).toBe(
    '0',
  );
});

it('begins no session by a token of a session that ends while it is redeemed', async () => {
  const { headers } = await server.signIn('demo~zhang');
  const handedOut = await fetch(`${server.url}/co/oapi/login/token`, { headers });
  const { token } = z
    .object({ result: z.object({ token: z.string() }) })
    .parse(await handedOut.json()).result;
  const redeem = () => post('/co/oapi/login/code', { code: token });
  expect(await codeOf(await during(await newPassword(), redeem))).toBe('1014');
  expect(await liveSessions()).toBe(0);
});

it('leaves no session that becomes valid when a disabled account is enabled again', async () => {
  const signIn = async (tx: Tx) => {
    expect(await holdPerson(tx, owner)).toBe(true);
    const client = { address: '127.0.0.1', userAgent: undefined, requestId: 'r' };
    await beginSession(tx, { ...owner, userName: 'zhang' }, client);
  };
  expect(await during(signIn, () => setDisabled(server.db, owner.userId, true))).toBe(true);
  await setDisabled(server.db, owner.userId, false);
  expect(await liveSessions()).toBe(0);
});
