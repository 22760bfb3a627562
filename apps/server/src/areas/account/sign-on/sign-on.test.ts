import { sql } from 'kysely';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForgedProvider } from '../../../testing/forged-provider.ts';
import { startOidcProvider, testClient, type TestProvider } from '../../../testing/oidc-provider.ts';
import { codeOf, cookiesOf } from '../../../testing/responses.ts';
import { codeKey, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';
import { setIdentityProvider, type ProviderChange } from '../../administration/index.ts';

let server: TestServer;
let provider: TestProvider;
let forged: Awaited<ReturnType<typeof startForgedProvider>>;

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addTenant('acme');
  await server.addPeople('demo', ['zhang', 'li', 'wang', 'boss']);
  await server.db.tenant('demo', (tx) =>
    sql`INSERT INTO role_permission VALUES ('demo', 'ROLE_EDITOR', 'story:publish')`.execute(tx),
  );
  provider = await startOidcProvider(server.url);
  forged = await startForgedProvider();
});
afterAll(async () => {
  provider.close();
  forged.close();
  await server.close();
});

const set = (change: ProviderChange) =>
  server.db.tenant('demo', (tx) => setIdentityProvider(tx, { tenantId: 'demo' }, change, codeKey));
const useReal = (change: ProviderChange = {}) =>
  set({
    enabled: true,
    issuer: provider.issuer,
    ...testClient,
    scopes: 'openid profile email groups',
    createAccounts: false,
    matchBy: 'none',
    roles: [],
    ...change,
  });
const useForged = (change: ProviderChange = {}) =>
  set({ enabled: true, issuer: forged.issuer, ...testClient, createAccounts: true, ...change });

const post = (path: string, body: object, cookie = '') =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

const begun = z.object({ code: z.string(), result: z.object({ url: z.string(), state: z.string() }) });
async function begin(tenantId = 'demo') {
  const response = await post('/co/oapi/identity/begin', { tenantId });
  const cookie = cookiesOf(response);
  const { result } = begun.parse(await response.json());
  return { ...result, cookie };
}

/** Follows the provider as a browser does, with its own cookies, until it leads back to the portal. */
async function visit(url: string): Promise<Record<string, string>> {
  const jar = new Map<string, string>();
  let next = url;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    // oxlint-disable-next-line no-await-in-loop -- each leads to the next
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (location === null) throw new Error(`the provider stopped: ${await response.text()}`);
    next = new URL(location, next).href;
    if (next.startsWith(`${server.url}/snap-portal/auth-redirect`))
      return Object.fromEntries(new URL(next).searchParams);
  }
  throw new Error('the provider leads nowhere');
}

const finished = z.object({
  code: z.string(),
  result: z.optional(
    z.object({
      status: z.string(),
      userId: z.optional(z.string()),
      accessToken: z.optional(z.string()),
      ticket: z.optional(z.string()),
    }),
  ),
});
const finish = (parameters: object, cookie: string, tenantId = 'demo') =>
  post('/co/oapi/identity/finish', { tenantId, ...parameters }, cookie);
const outcomeOf = async (response: Response) => {
  const { code, result } = finished.parse(await response.json());
  return { code, ...result };
};

/** A whole sign-in of a person at the real provider. */
async function signOn(person: string) {
  provider.person = person;
  const { url, cookie } = await begin();
  return outcomeOf(await finish(await visit(url), cookie));
}

const isSignedIn = async (accessToken = '') => {
  const headers = { authorization: `Bearer ${accessToken}`, tenantid: 'demo' };
  return (await fetch(`${server.url}/co/console/access`, { headers })).status === 200;
};

const rolesOf = async (userId: string) => {
  const rows = await server.db.tenant('demo', (tx) =>
    tx.selectFrom('person_role').select('role_id').where('user_id', '=', userId).orderBy('role_id').execute(),
  );
  return rows.map(({ role_id }) => role_id);
};

describe('with a real provider', () => {
  it('an identity without an account is linked by a password once, and then signs in', async () => {
    await useReal();
    provider.people.set('p-zhang', { preferred_username: 'zhang' });
    const first = await signOn('p-zhang');
    expect(first).toMatchObject({ code: '0', status: 'unbound' });
    const credentials = { tenantId: 'demo', username: 'zhang', password: testPassword };
    const bound = await post('/co/oapi/bind', { ...credentials, ticket: first.ticket });
    expect(await codeOf(bound)).toBe('0');
    expect(await signOn('p-zhang')).toMatchObject({ status: 'signed-in', userId: 'demo~zhang' });
  });

  it('an account is added where the organisation says so, with name, address and roles of its groups', async () => {
    await useReal({ createAccounts: true, roles: [{ group: 'desk', roleId: 'ROLE_EDITOR' }] });
    provider.people.set('p-new', {
      preferred_username: 'ortega',
      name: 'Ana Ortega',
      email: 'ana@demo.example',
      email_verified: true,
      groups: ['desk', 'others'],
    });
    expect(await signOn('p-new')).toMatchObject({ status: 'signed-in', userId: 'demo~ortega' });
    expect(await rolesOf('demo~ortega')).toEqual(['ROLE_EDITOR']);
    const { rows } = await server.db.tenant('demo', (tx) =>
      sql`SELECT name, email, password_hash FROM person WHERE user_id = 'demo~ortega'`.execute(tx),
    );
    expect(rows).toEqual([{ name: 'Ana Ortega', email: 'ana@demo.example', password_hash: null }]);
    provider.people.set('p-new', { preferred_username: 'someone-else', groups: [] });
    expect(await signOn('p-new')).toMatchObject({ userId: 'demo~ortega' });
    expect(await rolesOf('demo~ortega')).toEqual([]);
  });

  it('never takes over an account by its login alone', async () => {
    await useReal({ createAccounts: true });
    provider.people.set('p-thief', { preferred_username: 'LI', name: 'Thief' });
    expect(await signOn('p-thief')).toMatchObject({ status: 'unbound' });
  });

  it('recognises an account by a verified address only, and none that administers', async () => {
    await useReal({ matchBy: 'email' });
    await server.db.tenant('demo', async (tx) => {
      await sql`UPDATE person SET email = login || '@demo.example' WHERE tenant_id = 'demo'
        AND login IN ('wang', 'boss')`.execute(tx);
      await sql`INSERT INTO person_role VALUES ('demo', 'demo~boss', 'admin')`.execute(tx);
    });
    provider.people.set('p-wang', { email: 'wang@demo.example', email_verified: false });
    expect(await signOn('p-wang')).toMatchObject({ status: 'unbound' });
    provider.people.set('p-wang', { email: 'Wang@Demo.example', email_verified: true });
    expect(await signOn('p-wang')).toMatchObject({ status: 'signed-in', userId: 'demo~wang' });
    provider.people.set('p-boss', { email: 'boss@demo.example', email_verified: true });
    expect(await signOn('p-boss')).toMatchObject({ status: 'unbound' });
  });

  it('takes the role from nobody who is the last administrator', async () => {
    await useReal({ roles: [{ group: 'chiefs', roleId: 'admin' }] });
    provider.people.set('p-boss', { groups: [] });
    const { ticket } = await signOn('p-boss');
    await post('/co/oapi/bind', { tenantId: 'demo', username: 'boss', password: testPassword, ticket });
    expect(await signOn('p-boss')).toMatchObject({ userId: 'demo~boss' });
    expect(await rolesOf('demo~boss')).toEqual(['admin']);
  });

  it('lets nobody in whose account is disabled', async () => {
    await useReal();
    const disable = (at: string) =>
      server.db.tenant('demo', (tx) =>
        sql`UPDATE person SET disabled_at = ${at}::timestamptz WHERE user_id = 'demo~ortega'`.execute(tx),
      );
    await disable('2026-01-01');
    expect((await signOn('p-new')).code).toBe('1002');
    await server.db.tenant('demo', (tx) =>
      sql`UPDATE person SET disabled_at = NULL WHERE user_id = 'demo~ortega'`.execute(tx),
    );
  });

  it('a logout at the provider ends the sessions that began there, and no others', async () => {
    await useReal();
    const other = await server.signIn('demo~zhang');
    const { accessToken } = await signOn('p-zhang');
    expect(await isSignedIn(accessToken)).toBe(true);
    await provider.logOut('p-zhang');
    expect(await isSignedIn(accessToken)).toBe(false);
    expect(await isSignedIn(other.accessToken)).toBe(true);
  });

  it('a person who cancels is told so, and the attempt has ended', async () => {
    await useReal();
    provider.person = '';
    const { url, cookie } = await begin();
    const parameters = await visit(url);
    expect(parameters).toMatchObject({ error: 'access_denied' });
    expect((await outcomeOf(await finish(parameters, cookie))).code).toBe('1019');
    expect((await outcomeOf(await finish(parameters, cookie))).code).toBe('1014');
  });

  it('a response is worth nothing twice, in another browser, or in another organisation', async () => {
    await useReal();
    provider.person = 'p-zhang';
    const { url, cookie } = await begin();
    const stranger = await begin();
    const parameters = await visit(url);
    for (const [jar, tenant] of [
      ['', 'demo'],
      [stranger.cookie, 'demo'],
      [`portal_sign_on=${'x'.repeat(43)}`, 'demo'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      expect((await outcomeOf(await finish(parameters, jar, tenant))).code).toBe('1014');
    }
    expect((await outcomeOf(await finish(parameters, cookie, 'acme'))).code).toBe('1018');
    expect((await outcomeOf(await finish(parameters, cookie))).status).toBe('signed-in');
    expect((await outcomeOf(await finish(parameters, cookie))).code).toBe('1014');
  });

  it('a code of one attempt does not fit another one of the same browser', async () => {
    provider.person = 'p-zhang';
    const [first, second] = [await begin(), await begin()];
    const { code } = await visit(first.url);
    const { state } = await visit(second.url);
    expect((await outcomeOf(await finish({ code, state }, second.cookie))).code).toBe('1019');
  });

  it('an organisation without a provider, or that switched it off, has no such sign-in', async () => {
    expect(await codeOf(await post('/co/oapi/identity/begin', { tenantId: 'acme' }))).toBe('1018');
    expect(await codeOf(await post('/co/oapi/identity/begin', { tenantId: 'nowhere' }))).toBe('1015');
    await set({ enabled: false });
    expect(await codeOf(await post('/co/oapi/identity/begin', { tenantId: 'demo' }))).toBe('1018');
  });
});

/** A sign-in whose response the provider forges. */
async function forge(lies: Parameters<typeof forged.next>[1], sub = 'forged', iss?: string) {
  const { url, state, cookie } = await begin();
  forged.next({ nonce: new URL(url).searchParams.get('nonce') ?? '', sub }, lies);
  return outcomeOf(await finish({ state, code: 'any', ...(iss !== undefined && { iss }) }, cookie));
}

const past = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

describe('with a provider that lies', () => {
  it('the honest response is accepted', async () => {
    await useForged();
    expect(await forge({})).toMatchObject({ status: 'signed-in', userId: 'demo~forged' });
  });

  it.each([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another issuer', { claims: { iss: 'https://other.example' } }],
    ['another audience', { claims: { aud: 'another' } }],
    ['an expired token', { claims: { iat: past(900), exp: past(120) } }],
    ['a key that it does not publish', { otherKey: true }],
    ['no subject', { claims: { sub: undefined } }],
  ])('refuses %s', async (_, lies) => {
    expect((await forge(lies)).code).toBe('1019');
  });

  it('accepts a clock that is half a minute off', async () => {
    expect((await forge({ claims: { iat: past(330), exp: past(30) } })).status).toBe('signed-in');
  });

  it('refuses the response of another provider (RFC 9207)', async () => {
    expect((await forge({}, 'forged', 'https://other.example')).code).toBe('1019');
  });

  it('does not know the subject of another issuer', async () => {
    // The same `sub` as the account that is linked through the real provider.
    await useForged({ createAccounts: false });
    expect((await forge({}, 'p-zhang')).status).toBe('unbound');
  });

  it('ends sessions only by a logout token that is meant for this client, and new', async () => {
    await useForged({ createAccounts: true });
    const { accessToken } = await forge({});
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const right = () => ({
      iss: forged.issuer,
      aud: testClient.clientId,
      sub: 'forged',
      jti: 'one',
      iat: forged.now(),
      exp: forged.now() + 60,
      events,
    });
    const logOut = async (payload: object) => {
      const response = await fetch(`${server.url}/co/oapi/identity/demo/logout`, {
        method: 'POST',
        body: new URLSearchParams({ logout_token: await forged.sign({ ...payload }, 'logout+jwt') }),
      });
      return response.status;
    };
    for (const wrong of [
      { aud: 'another' },
      { iss: 'https://other.example' },
      { events: {} },
      { nonce: 'n' },
      { sub: undefined },
      { iat: forged.now() - 900, exp: forged.now() + 60 },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([wrong, await logOut({ ...right(), ...wrong })]).toEqual([wrong, 400]);
    }
    forged.next({ nonce: '' }, { otherKey: true });
    expect(await logOut(right())).toBe(400);
    forged.next({ nonce: '' });
    expect(await isSignedIn(accessToken)).toBe(true);
    // Issued before this session began: a token that is sent again.
    expect(await logOut({ ...right(), iat: forged.now() - 200 })).toBe(200);
    expect(await isSignedIn(accessToken)).toBe(true);
    expect(await logOut(right())).toBe(200);
    expect(await isSignedIn(accessToken)).toBe(false);
  });
});
