import { contract, eventStreamPath } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../testing/test-server.ts';
import { testPassword } from '../testing/world.ts';

/** Secrets and private texts, each sent to the server in some way. */
const canary = (name: string) => `Cnry#2026-${name}`;
const log: string[] = [];
const sink = new Writable({
  write(chunk, _, done) {
    log.push(String(chunk));
    done();
  },
});

let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ log: pino({ level: 'trace' }, sink) });
  for (const tenant of ['demo', 'acme']) {
    await server.addTenant(tenant);
    await server.addPeople(tenant, ['zhang', 'li']);
  }
  zhang = await server.signIn('demo~zhang');
});
afterAll(() => server.close());

const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = zhang.headers,
) => fetch(`${server.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
const get = (path: string, headers: Record<string, string> = zhang.headers) =>
  fetch(`${server.url}${path}`, { headers });

const { account, messages } = contract;

async function auditRows(): Promise<{ action: string; user_id: string | null; detail: unknown }[]> {
  const { rows } = await server.db.system((tx) =>
    sql<{ action: string; user_id: string | null; detail: unknown }>`
      SELECT action, user_id, detail FROM audit ORDER BY audit_id`.execute(tx),
  );
  return rows;
}

describe('secrets', () => {
  it('are in no log and no audit entry, however they are sent', async () => {
    const made = canary('token').padEnd(43, 'x').replaceAll('#', '-');
    const own = zhang.headers;
    const { tenantid = '' } = own;
    const responses = await Promise.all([
      post(account.login.path, { username: 'zhang', password: canary('password'), tenantId: 'demo' }, {}),
      post(account.login.path, { username: canary('name'), password: testPassword, tenantId: 'demo' }, {}),
      post(account.changePassword.path, {
        originalPwd: canary('old'),
        newPwd: canary('new'),
        repeatNewPwd: canary('new'),
      }),
      post(account.loginByCode.path, { code: canary('code'), tenantId: 'demo' }, {}),
      post(messages.sendToUser.path, {
        sender: zhang.userId,
        recipient: 'demo~li',
        message: canary('message'),
      }),
      post(messages.sendToUser.path, {
        sender: 'demo~li',
        recipient: 'demo~zhang',
        message: canary('refused-message'),
      }),
      get(`/snap-app-im/im/search/web/all.ajax?q=${encodeURIComponent(canary('query'))}`),
      get(`/co/mobile/user/obtain?userId=${encodeURIComponent(canary('id'))}`),
      get(`/snap-app-im/oapi/message/unread?token=${encodeURIComponent(canary('parameter'))}`),
      get(`/co/${encodeURIComponent(canary('unknown-call'))}`),
      get(eventStreamPath, { authorization: `Bearer ${made}` }),
      get('/snap-app-im/oapi/message/unread', { tenantid, authorization: `Bearer ${made}` }),
      get(account.refresh.path, { tenantid, cookie: `portal_refresh=${made}` }),
      fetch(`${server.url}${messages.sendToUser.path}`, {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json' },
        body: `{"message":"${canary('broken-json')}`,
      }),
    ]);
    expect(responses.every(({ status }) => status < 500)).toBe(true);
    await vi.waitFor(() =>
      expect(log.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(10),
    );
    const stored = `${log.join('')}${JSON.stringify(await auditRows())}`;
    const secrets = [
      zhang.accessToken,
      testPassword,
      ...zhang.cookies.split('; ').map((pair) => pair.split('=')[1]),
    ];
    const held = secrets.filter((secret) => secret && secret.length > 20 && stored.includes(secret));
    expect(held).toEqual([]);
    expect(stored).not.toContain(testPassword);
    expect(stored).not.toMatch(/Cnry(?:#|%23|-)2026/);
  });
});

describe('the audit log', () => {
  it("records sign-ins, refused ones, and attempts to access other people's data", async () => {
    const before = (await auditRows()).length;
    const li = await server.signIn('demo~li');
    for (let n = 0; n < 3; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the later ones are the same refusal again
      await get('/snap-app-im/oapi/message/unread', { ...li.headers, tenantid: 'acme' });
    }
    await post(
      messages.sendToUser.path,
      { sender: 'demo~zhang', recipient: 'demo~li', message: 'a' },
      li.headers,
    );
    await post(account.login.path, { username: 'li', password: 'wrong', tenantId: 'demo' }, {});
    await vi.waitFor(async () => {
      const rows = (await auditRows())
        .slice(before)
        .map(({ action, user_id, detail }) => ({ action, user_id, detail }));
      expect(rows).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ action: 'sign-in', user_id: 'demo~li' }),
          expect.objectContaining({ action: 'sign-in-refused', user_id: 'demo~li' }),
          expect.objectContaining({
            action: 'refused',
            user_id: 'demo~li',
            detail: { route: messages.sendToUser.path, code: '403' },
          }),
        ]),
      );
      expect(rows.filter(({ action }) => action === 'refused')).toHaveLength(2);
    });
  });

  it('has no refusal of the calls that the portal makes before a forced change of password', async () => {
    const walker = await server.signIn('acme~zhang');
    await server.db.system((tx) =>
      sql`UPDATE person SET must_change_password = true WHERE user_id = 'acme~zhang'`.execute(tx),
    );
    await vi.waitFor(
      async () => {
        const response = await get('/snap-app-im/oapi/message/unread', walker.headers);
        expect(await response.json()).toMatchObject({ code: '-3' });
      },
      { timeout: 5_000 },
    );
    // A later refusal is written after what would have been written before.
    await server.db.system((tx) =>
      sql`UPDATE person SET must_change_password = false WHERE user_id = 'acme~zhang'`.execute(tx),
    );
    await vi.waitFor(async () => {
      await get('/snap-app-im/oapi/message/unread', { ...walker.headers, tenantid: 'demo' });
      const refused = (await auditRows()).filter(
        ({ action, user_id }) => action === 'refused' && user_id === 'acme~zhang',
      );
      expect(refused.map(({ detail }) => detail)).toEqual([expect.objectContaining({ code: '403' })]);
    }, 5_000);
  });
});
