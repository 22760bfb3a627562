import { limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookiesOf, grantOf } from '../../../testing/responses.ts';
import { hashToken } from '../secrets/tokens.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang']);
});
beforeEach(async () => {
  zhang = await server.signIn('demo~zhang');
});
afterAll(() => server.close());

const renew = (cookies: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/co/accesstoken/login`, { headers: { tenantid: 'demo', cookie: cookies, ...headers } });
const use = (accessToken: string) =>
  fetch(`${server.url}/snap-app-im/oapi/message/unread`, { headers: { authorization: accessToken } });
/** Retries: processes cache a session for a second (G12). */
const isOver = (token: string) => vi.waitFor(async () => expect((await use(token)).status).toBe(401), 5_000);
const tokenOf = async (response: Response) => (await grantOf(response)).accessToken;
/** As if the last renewal of the session had been this long ago. */
const passTime = (interval: string) =>
  server.db.tenant('demo', (tx) =>
    sql`update session set rotated_at = rotated_at - ${interval}::interval`.execute(tx),
  );

describe('renewing', () => {
  it('gives another access token and another refresh token; the old access token ends', async () => {
    const response = await renew(zhang.cookies);
    expect(response.status).toBe(200);
    const token = await tokenOf(response);
    expect(token).not.toBe(zhang.accessToken);
    expect(cookiesOf(response)).not.toContain(/portal_refresh=[^;]+/.exec(zhang.cookies)?.[0]);
    expect((await use(token)).status).toBe(200);
    expect((await use(zhang.accessToken)).status).toBe(401);
  });

  it('gives tabs that renew at the same moment the same tokens', async () => {
    const responses = await Promise.all([renew(zhang.cookies), renew(zhang.cookies), renew(zhang.cookies)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(cookiesOf)).size).toBe(1);
    const tokens = await Promise.all(responses.map(tokenOf));
    expect(new Set(tokens).size).toBe(1);
    expect((await use(tokens[0] ?? '')).status).toBe(200);
  });

  it('goes on for as long as the organisation lets a session grow old, and no longer', async () => {
    await server.db.tenant('demo', (tx) =>
      sql`update session set created_at = now() - interval '29 days' where revoked_at is null`.execute(tx),
    );
    const renewed = await renew(zhang.cookies);
    expect(renewed.status).toBe(200);
    const { rows } = await server.db.tenant('demo', (tx) =>
      sql<{ left: number }>`
        select extract(epoch from refresh_expires_at - now())::int as left from session
        order by rotated_at desc nulls last limit 1`.execute(tx),
    );
    expect(rows[0]?.left).toBeLessThanOrEqual(86_400);
    await server.db.tenant('demo', (tx) =>
      sql`update tenant set settings = '{"sessionDays": 28}'`.execute(tx),
    );
    expect((await renew(cookiesOf(renewed))).status).toBe(401);
    await server.db.tenant('demo', (tx) => sql`update tenant set settings = '{}'`.execute(tx));
  });

  it('goes on along the chain', async () => {
    let cookies = zhang.cookies;
    for (let n = 0; n < 3; n += 1) {
      const response = await renew(cookies);
      expect(response.status).toBe(200);
      cookies = cookiesOf(response);
      await passTime('1 hour');
    }
  });

  it('repeats a renewal whose response was lost, from another network too, and after its access token is over', async () => {
    const lost = await renew(zhang.cookies);
    await passTime('5 minutes');
    const again = await renew(zhang.cookies, { 'user-agent': 'another' });
    expect(cookiesOf(again)).toContain(/portal_refresh=[^;]+/.exec(cookiesOf(lost))?.[0]);
    await passTime('1 hour');
    const late = await renew(zhang.cookies);
    expect(late.status).toBe(200);
    const token = await tokenOf(late);
    expect((await use(token)).status).toBe(200);
    // The pair that was given up counts as stolen.
    expect((await renew(cookiesOf(lost))).status).toBe(401);
    await isOver(token);
  });

  it.each([
    ['of the last renewal', 1],
    ['of the one before', 2],
    ['of long ago', 6],
  ])('ends the session when a token %s comes back after it was used', async (_, renewals) => {
    let cookies = zhang.cookies;
    let token = '';
    for (let n = 0; n < renewals; n += 1) {
      const response = await renew(cookies);
      cookies = cookiesOf(response);
      token = await tokenOf(response);
      expect((await use(token)).status).toBe(200);
    }
    // A thief who has renewed several times within seconds is detected, too.
    if (renewals === 1) await passTime('6 seconds');
    expect((await renew(zhang.cookies)).status).toBe(401);
    expect((await renew(cookies)).status).toBe(401);
    await isOver(token);
  });

  it('takes two for one browser only from one network, and with one name of it', async () => {
    const response = await renew(zhang.cookies, { 'user-agent': 'owner' });
    expect((await use(await tokenOf(response))).status).toBe(200);
    const second = await renew(zhang.cookies, { 'user-agent': 'owner' });
    expect(second.status).toBe(200);
    expect((await renew(zhang.cookies, { 'user-agent': 'thief' })).status).toBe(401);
    expect((await renew(cookiesOf(second))).status).toBe(401);
  });

  it('makes a family of a token from before families, and knows its tokens', async () => {
    const [before, next] = ['a'.repeat(43), zhang.cookies];
    await server.db.tenant('demo', (tx) =>
      tx
        .updateTable('session')
        .set({ family_hash: null, refresh_hash: hashToken(before) })
        .where('refresh_hash', '=', hashToken(/portal_refresh=([^;]+)/.exec(next)?.[1] ?? ''))
        .execute(),
    );
    const first = await renew(`portal_refresh=${before}`);
    expect(first.status).toBe(200);
    const second = await renew(cookiesOf(first));
    const third = await renew(cookiesOf(second));
    expect((await use(await tokenOf(third))).status).toBe(200);
    expect((await renew(cookiesOf(first))).status).toBe(401);
    expect((await renew(cookiesOf(third))).status).toBe(401);
  });

  it('puts on record that a token came back', async () => {
    const response = await renew(zhang.cookies);
    const token = await tokenOf(response);
    await use(token);
    await passTime('1 minute');
    expect((await renew(zhang.cookies)).status).toBe(401);
    expect((await renew(cookiesOf(response))).status).toBe(401);
    await isOver(token);
    const record = await server.db.tenant('demo', (tx) =>
      tx
        .selectFrom('audit')
        .select('detail')
        .where('action', '=', 'session-ended')
        .orderBy('audit_id', 'desc')
        .limit(1)
        .execute(),
    );
    expect(record).toEqual([{ detail: { reason: 'refresh token used twice', known: 'the last one' } }]);
  });

  it('is refused without a cookie, with a wrong one, after its end, and for another tenant', async () => {
    expect((await renew('')).status).toBe(401);
    expect((await renew(`portal_refresh=${'A'.repeat(43)}`)).status).toBe(401);
    expect((await renew(zhang.cookies, { tenantid: 'acme' })).status).toBe(403);
    expect((await renew(zhang.cookies)).status).toBe(200);
    const other = await server.signIn('demo~zhang');
    await server.db.tenant('demo', (tx) =>
      tx
        .updateTable('session')
        .set({ refresh_expires_at: sql`now()` })
        .execute(),
    );
    expect((await renew(other.cookies)).status).toBe(401);
  });

  it.each([
    ['without the tenantId header', { tenantid: '' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from an address typed in', { 'sec-fetch-site': 'none' }],
    ['because a browser looked ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ])('is refused %s, and nothing changes', async (_, headers) => {
    expect((await renew(zhang.cookies, headers)).status).toBe(403);
    expect((await use(zhang.accessToken)).status).toBe(200);
  });
});

const signOut = () =>
  fetch(`${server.url}/co/webim/logout`, {
    method: 'POST',
    headers: zhang.headers,
    body: new URLSearchParams(),
  });

describe('signing out', () => {
  it('ends both tokens at once, clears the cookies and closes the streams', async () => {
    expect((await use(zhang.accessToken)).status).toBe(200);
    const response = await signOut();
    expect(await response.json()).toEqual({ code: '0' });
    const cleared = response.headers.getSetCookie();
    expect(cleared.map((cookie) => cookie.split('=', 1)[0])).toEqual([
      'portal_login',
      'portal_tenant',
      'portal_access_token',
      'portal_refresh',
      'portal_media',
    ]);
    for (const cookie of cleared) expect(cookie).toContain('Expires=Thu, 01 Jan 1970');
    expect((await use(zhang.accessToken)).status).toBe(401);
    expect((await renew(zhang.cookies)).status).toBe(401);
    const events = await server.db.tenant('demo', (tx) =>
      sql<{
        type: string;
      }>`select type from event where session_id is not null order by pos desc limit 1`.execute(tx),
    );
    expect(events.rows).toEqual([{ type: 'kick' }]);
  });

  it('leaves the person’s other sessions alone', async () => {
    const other = await server.signIn('demo~zhang');
    await signOut();
    expect((await use(other.accessToken)).status).toBe(200);
  });
});

it('ends an access token when its time is over', async () => {
  await server.db.tenant('demo', (tx) =>
    tx
      .updateTable('session')
      .set({ access_expires_at: sql`now()` })
      .execute(),
  );
  expect((await use(zhang.accessToken)).status).toBe(401);
});

const mediaOf = (cookies: string) => /portal_media=[^;]+/.exec(cookies)?.[0] ?? '';

describe('the media cookie', () => {
  const avatar = '/snap-engine-file/avatar/user/demo~zhang/large';
  const fetchBy = (cookie: string, path = avatar, init: RequestInit = {}, at = server) =>
    fetch(at.url + path, { ...init, headers: { cookie, tenantid: 'demo' } });

  it('authenticates images and downloads, and nothing else', async () => {
    const media = mediaOf(zhang.cookies);
    expect([401, 403]).not.toContain((await fetchBy(media)).status);
    expect((await fetchBy('')).status).toBe(401);
    expect((await fetchBy(media, '/snap-app-im/oapi/message/unread')).status).toBe(401);
    expect((await fetchBy(media, '/co/webim/logout', { method: 'POST' })).status).toBe(401);
  });

  it('cannot be read by scripts and other sites', async () => {
    const response = await renew(zhang.cookies);
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('portal_media='));
    expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('that a renewal replaced works for a moment, for requests under way, and no longer', async () => {
    const before = mediaOf(zhang.cookies);
    const after = mediaOf(cookiesOf(await renew(zhang.cookies)));
    expect(after).not.toBe(before);
    for (const cookie of [before, after]) expect((await fetchBy(cookie)).status).not.toBe(401);
    await passTime('21 seconds');
    // Sent to a process that has not cached the session.
    const neighbour = await startTestServer({ database: server.db });
    expect((await fetchBy(before, avatar, {}, neighbour)).status).toBe(401);
    expect((await fetchBy(after, avatar, {}, neighbour)).status).not.toBe(401);
    await neighbour.app.close();
  });

  it('ends with the session', async () => {
    await signOut();
    expect((await fetchBy(mediaOf(zhang.cookies))).status).toBe(401);
  });
});

it('limits sessions and known browsers of one person: the oldest end', async () => {
  await server.db.tenant('demo', async (tx) => {
    await sql`
      insert into session (tenant_id, session_id, user_id, access_hash, access_expires_at, refresh_hash,
        refresh_expires_at, created_at)
      select 'demo', gen_random_uuid(), 'demo~zhang', sha256(('a' || n)::bytea), now() + interval '1 hour',
        sha256(('r' || n)::bytea), now() + interval '1 hour', now() - interval '1 day'
      from generate_series(1, ${limits.sessions + 5}) as n`.execute(tx);
    await sql`
      insert into known_device (tenant_id, user_id, device_hash, last_at)
      select 'demo', 'demo~zhang', sha256(('d' || n)::bytea), now() - interval '1 day'
      from generate_series(1, ${limits.knownBrowsers + 5}) as n`.execute(tx);
  });
  const newest = await server.signIn('demo~zhang');
  expect((await use(newest.accessToken)).status).toBe(200);
  expect((await use(zhang.accessToken)).status).toBe(200);
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ sessions: number; devices: number }>`
      select (select count(*) from session where user_id = 'demo~zhang' and revoked_at is null and refresh_expires_at > now())::int as sessions,
        (select count(*) from known_device where user_id = 'demo~zhang')::int as devices`.execute(tx),
  );
  expect(rows).toEqual([{ sessions: limits.sessions, devices: limits.knownBrowsers }]);
});
