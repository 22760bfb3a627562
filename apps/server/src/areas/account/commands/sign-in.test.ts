import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, grantOf } from '../../../testing/responses.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addTenant('acme');
  await server.addPeople('demo', [{ login: 'zhang', name: '张伟' }, 'li', 'gone', 'target', 'Mixed.Case']);
  await server.addPeople('acme', [{ login: 'zhang', name: 'Z. of Acme' }]);
  for (const tenant of ['Daily', 'twin', 'TWIN']) {
    await server.addTenant(tenant);
    await server.addPeople(tenant, ['zhang']);
  }
});
afterAll(() => server.close());

const login = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/co/webim/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ tenantId: 'demo', password: testPassword, ...fields }),
  });

const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

describe('signing in', () => {
  it('returns the person, and sets the cookies of the session', async () => {
    const response = await login({ username: 'zhang' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { accessToken } = await grantOf(response.clone());
    expect(await response.json()).toEqual({
      code: '0',
      result: {
        userId: 'demo~zhang',
        userName: '张伟',
        tenantId: 'demo',
        accessToken: expect.stringMatching(/^[\w-]{43}$/),
        expiresIn: 900,
      },
    });
    const lines = response.headers.getSetCookie();
    expect(lines).toContain('portal_login=demo~zhang; Max-Age=1209600; Path=/; SameSite=Strict');
    expect(lines).toContain('portal_tenant=demo; Max-Age=1209600; Path=/; SameSite=Strict');
    expect(lines).toContain(`portal_access_token=${accessToken}; Max-Age=900; Path=/; SameSite=Strict`);
    expect(cookieOf(response, 'portal_refresh')).toMatch(
      /^portal_refresh=[\w-]{65}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it.each(['Li', ' li ', 'ｌｉ', 'demo～li'])('takes the user name as %j', async (username) => {
    expect(await grantOf(await login({ username }))).toMatchObject({ userId: 'demo~li' });
  });

  it.each([
    ['DEMO', 'zhang', 'demo'],
    ['ＤＥＭＯ', 'zhang', 'demo'],
    ['acme', 'Demo~zhang', 'demo'],
    ['daily', 'zhang', 'Daily'],
    ['twin', 'zhang', 'twin'],
    ['TWIN', 'zhang', 'TWIN'],
  ])('knows the organisation by %j and %j as %j', async (tenantId, username, meant) => {
    expect(await grantOf(await login({ tenantId, username }))).toMatchObject({ tenantId: meant });
  });

  it('knows no organisation where two are meant', async () => {
    expect(await codeOf(await login({ tenantId: 'Twin', username: 'zhang' }))).toBe('1001');
  });

  it('takes the tenant from the header when the body names none', async () => {
    const response = await fetch(`${server.url}/co/webim/login`, {
      method: 'POST',
      headers: { tenantid: 'acme' },
      body: new URLSearchParams({
        username: 'zhang',
        password: testPassword,
        checkCodeId: '',
        checkCode: '',
      }),
    });
    expect(await grantOf(response)).toMatchObject({ userId: 'acme~zhang' });
  });

  it('sets Secure cookies for a browser of which a known proxy says that it came by https', async () => {
    const claimed = await login({ username: 'zhang' }, { 'x-forwarded-proto': 'https' });
    expect(claimed.headers.getSetCookie().join()).not.toContain('; Secure');
    const behind = await startTestServer({ database: server.db, proxies: ['127.0.0.1'] });
    const response = await fetch(`${behind.url}/co/webim/login`, {
      method: 'POST',
      headers: { 'x-forwarded-proto': 'https' },
      body: new URLSearchParams({ tenantId: 'demo', username: 'zhang', password: testPassword }),
    });
    await behind.app.close();
    const lines = response.headers.getSetCookie();
    expect(lines.length).toBe(6);
    expect(lines.every((line) => line.includes('; Secure'))).toBe(true);
  });

  it.each([
    ['a form', { tenantId: 'demo', username: 'zhang' }, 'demo~zhang'],
    ['tenant~user', { tenantId: 'demo', username: 'acme~zhang' }, 'acme~zhang'],
    ['capitals and spaces around', { tenantId: 'demo', username: ' ZHANG ' }, 'demo~zhang'],
    ['a login that has capitals', { tenantId: 'demo', username: 'mixed.case' }, 'demo~Mixed.Case'],
  ])('takes %s', async (_, fields, userId) => {
    const response = await fetch(`${server.url}/co/webim/login`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, password: testPassword }),
    });
    expect(await response.json()).toMatchObject({ code: '0', result: { userId } });
  });

  it('stores neither token', async () => {
    const { accessToken, cookies } = await server.signIn('demo~li');
    const stored = await server.db.system((tx) => sql`select session::text from session`.execute(tx));
    const text = JSON.stringify(stored.rows);
    expect(text).not.toContain(Buffer.from(accessToken).toString('hex'));
    expect(text).not.toContain(accessToken);
    const refresh = /portal_refresh=([^;]+)/.exec(cookies)?.[1] ?? '';
    expect(refresh).toHaveLength(65);
    expect(text).not.toContain(refresh);
  });
});

describe('refusals', () => {
  it('looks the same for a wrong password, an unknown account and an unknown organisation', async () => {
    const wrong = [
      { username: 'zhang', password: 'wrong' },
      { username: 'nobody' },
      { username: 'zhang', tenantId: 'nowhere' },
      { username: 'zhang', tenantId: '*' },
      { username: 'zhang', tenantId: '../x' },
    ];
    for (const fields of wrong) {
      const response = await login(fields, { 'accept-language': 'es' });
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await response.json()).toEqual({
        code: '1001',
        msg: 'El usuario o la contraseña no son correctos. Inténtelo de nuevo.',
        requestId: expect.any(String),
      });
    }
  });

  it('reveals that an account is disabled only with its password', async () => {
    await server.db.tenant('demo', (tx) =>
      tx
        .updateTable('person')
        .set({ disabled_at: sql`now()` })
        .where('user_id', '=', 'demo~gone')
        .execute(),
    );
    expect(await codeOf(await login({ username: 'gone' }))).toBe('1002');
    expect(await codeOf(await login({ username: 'gone', password: 'wrong' }))).toBe('1001');
  });

  it('ends the calls of an account that is disabled later', async () => {
    await server.addPeople('demo', ['leaver']);
    const leaver = await server.signIn('demo~leaver');
    await server.db.tenant('demo', (tx) =>
      tx
        .updateTable('person')
        .set({ disabled_at: sql`now()` })
        .where('user_id', '=', 'demo~leaver')
        .execute(),
    );
    const unread = await fetch(`${server.url}/snap-app-im/oapi/message/unread`, { headers: leaver.headers });
    expect(unread.status).toBe(401);
  });
});

it('puts sign-ins and refusals on record, without the password', async () => {
  await server.addPeople('acme', ['walker']);
  await login({ tenantId: 'acme', username: 'walker', password: 'Secret-canary-1' });
  await login({ tenantId: 'acme', username: 'walker' });
  const rows = await server.db.tenant('acme', (tx) =>
    tx
      .selectFrom('audit')
      .select(['action', 'user_id', 'address', 'detail'])
      .where('user_id', '=', 'acme~walker')
      .orderBy('audit_id')
      .execute(),
  );
  expect(rows).toEqual([
    {
      action: 'sign-in-refused',
      user_id: 'acme~walker',
      address: '127.0.0.1',
      detail: { reason: 'wrong credentials' },
    },
    { action: 'sign-in', user_id: 'acme~walker', address: '127.0.0.1', detail: {} },
  ]);
  expect(JSON.stringify(rows)).not.toContain('canary');
});
