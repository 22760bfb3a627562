import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { codeOf } from '../../../testing/responses.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';
import { startWebhook, type Webhook } from '../../../testing/webhook.ts';

let server: TestServer;
let provider: Webhook;
let zhang: SignedIn;
const codeRequest = z.object({ code: z.string() });
beforeAll(async () => {
  provider = await startWebhook((body) => {
    const { code } = codeRequest.parse(body);
    if (code === 'broken') return { status: 200, body: { nonsense: true } };
    return code.startsWith('ticket-') ? { status: 200, body: { subject: code.slice(7) } } : { status: 404 };
  });
  server = await startTestServer({ settings: { identityUrl: provider.url } });
  for (const tenant of ['demo', 'acme']) {
    await server.addTenant(tenant);
    await server.addPeople(tenant, ['zhang', 'li']);
  }
});
beforeEach(async () => {
  zhang = await server.signIn('demo~zhang');
});
afterAll(async () => {
  await server.close();
  provider.close();
});

const result = z.object({
  code: z.string(),
  result: z.object({
    token: z.optional(z.string()),
    status: z.optional(z.string()),
    ticket: z.optional(z.string()),
    userId: z.optional(z.string()),
  }),
});
const resultOf = async (response: Response) => result.parse(await response.json()).result;
const tokenFor = async (path: string) =>
  (await resultOf(await fetch(`${server.url}${path}`, { headers: zhang.headers }))).token ?? '';
const redeem = (code: string, tenantId = 'demo') =>
  fetch(`${server.url}/co/oapi/login/code`, {
    method: 'POST',
    body: new URLSearchParams({ code, tenantId }),
  });
const bind = (ticket: string, username: string, password = testPassword) =>
  fetch(`${server.url}/co/oapi/bind`, {
    method: 'POST',
    body: new URLSearchParams({ ticket, username, password, tenantId: 'demo' }),
  });

describe('a login token', () => {
  it('begins one session, however many present it at once', async () => {
    const token = await tokenFor('/co/oapi/login/token');
    const results = await Promise.all(Array.from({ length: 20 }, async () => codeOf(await redeem(token))));
    expect(results.filter((code) => code === '0')).toHaveLength(1);
    expect(results.filter((code) => code === '1014')).toHaveLength(19);
  });

  it('is nothing in another organisation, after a minute, and after its owner has signed out', async () => {
    const [first, second, third] = [
      await tokenFor('/co/oapi/login/token'),
      await tokenFor('/co/oapi/login/token'),
      await tokenFor('/ssologin/getToken'),
    ];
    expect(await codeOf(await redeem(first, 'acme'))).toBe('1014');
    expect(await codeOf(await redeem(first, 'nowhere'))).toBe('1015');
    expect(await codeOf(await redeem(third))).toBe('1014');
    await server.db.system((tx) =>
      sql`update issued_token set expires_at = now() where kind = 'login' and used_at is null`.execute(tx),
    );
    expect(await codeOf(await redeem(first))).toBe('1014');
    await server.db.system((tx) =>
      sql`update issued_token set expires_at = now() + interval '1 minute'`.execute(tx),
    );
    await fetch(`${server.url}/co/webim/logout`, { method: 'POST', headers: zhang.headers });
    expect(await codeOf(await redeem(second))).toBe('1014');
  });

  it('is stored as a hash, and cannot be found by trying', async () => {
    const token = await tokenFor('/co/oapi/login/token');
    const { rows } = await server.db.system((tx) =>
      sql`select issued_token::text from issued_token`.execute(tx),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    const guesses = await Promise.all(
      Array.from({ length: 70 }, async (_, n) => (await redeem(`guess${n}`)).status),
    );
    expect(guesses.filter((status) => status === 429).length).toBeGreaterThan(0);
    await server.db.system((tx) => sql`delete from login_attempt`.execute(tx));
  });
});

describe('the identity provider', () => {
  it('signs in a person who is bound; one who is not binds an account by its password, once', async () => {
    const unbound = await resultOf(await redeem('ticket-s1'));
    expect(unbound.status).toBe('unbound');
    const ticket = unbound.ticket ?? '';
    expect(await codeOf(await bind(ticket, 'zhang', 'wrong'))).toBe('1001');
    const bound = await bind(ticket, 'zhang');
    expect((await resultOf(bound)).userId).toBe('demo~zhang');
    expect(bound.headers.getSetCookie().join()).toContain('portal_refresh=');
    expect(await codeOf(await bind(ticket, 'li'))).toBe('1014');
    expect(await resultOf(await redeem('ticket-s1'))).toMatchObject({
      status: 'signed-in',
      userId: 'demo~zhang',
    });
    expect((await resultOf(await redeem('ticket-s1', 'acme'))).status).toBe('unbound');
  });

  it('belongs to one account, the first that binds it', async () => {
    const tickets = [await resultOf(await redeem('ticket-s2')), await resultOf(await redeem('ticket-s2'))];
    expect(await codeOf(await bind(tickets[0]?.ticket ?? '', 'li'))).toBe('0');
    expect(await codeOf(await bind(tickets[1]?.ticket ?? '', 'zhang'))).toBe('1016');
  });

  it('that does not know a code refuses, and one that makes no sense is away', async () => {
    expect(await codeOf(await redeem('unknown'))).toBe('1014');
    const away = await redeem('broken');
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('does not sign in a disabled person', async () => {
    await server.db.tenant('demo', (tx) =>
      sql`update person set disabled_at = now() where login = 'li'`.execute(tx),
    );
    expect(await codeOf(await redeem('ticket-s2'))).toBe('1002');
  });
});
