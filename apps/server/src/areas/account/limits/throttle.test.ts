import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../../testing/responses.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';
import { networkOf } from '../../../http/network.ts';
import { storeCaptcha } from './captcha.ts';

let server: TestServer;
let neighbour: TestServer;
// The tests act as a proxy that names the address of each attempt.
const proxies = ['127.0.0.1'];
beforeAll(async () => {
  server = await startTestServer({ proxies });
  neighbour = await startTestServer({ database: server.db, proxies });
  await server.addTenant('demo');
  await server.addPeople('demo', ['target', 'parallel', 'careful', 'owner', 'patient', 'office', 'guest']);
});
afterAll(async () => {
  await neighbour.app.close();
  await server.close();
});

let strangers = 0;
/**
 * Tries to sign in, each time from another address unless one is given, with a solved captcha by default; returns
 * status, code and Retry-After.
 */
async function attempt(
  username: string,
  password: string,
  { at = server, address = '', cookies = '', solved = true } = {},
) {
  strangers += 1;
  const captcha = { name: `picture-${strangers}`, text: 'READ' };
  if (solved) await storeCaptcha(server.db, captcha);
  const from = address || `10.0.${Math.floor(strangers / 250)}.${strangers % 250}`;
  const response = await fetch(`${at.url}/co/webim/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, cookie: cookies },
    body: new URLSearchParams({
      tenantId: 'demo',
      username,
      password,
      ...(solved ? { checkCodeId: captcha.name, checkCode: captcha.text } : {}),
    }),
  });
  return {
    status: response.status,
    code: await codeOf(response),
    retryAfter: Number(response.headers.get('retry-after')),
  };
}

const wrongTries = (username: string, count: number) =>
  Array.from({ length: count }, () => attempt(username, 'wrong'));

/** As if this many wrong passwords had come from an address. */
const countedBefore = (address: string, count: number) =>
  server.db.tenant('-', (tx) =>
    sql`insert into login_attempt (tenant_id, subject, failed_at, last_at)
        values ('-', ${`wrong:${networkOf(address)}`}, array_fill(now(), array[${count}::int]), now())`.execute(
      tx,
    ),
  );

describe('wrong passwords', () => {
  it('are looked at five times in half an hour, on all servers together, from any number of addresses', async () => {
    for (let n = 1; n <= 5; n += 1) {
      const { code } = await attempt('target', 'wrong', { at: n % 2 ? server : neighbour });
      expect(code).toBe('1001');
    }
    for (const at of [server, neighbour]) {
      const refused = await attempt('target', testPassword, { at });
      expect(refused).toMatchObject({ status: 429, code: '1003' });
      expect(refused.retryAfter).toBeGreaterThan(29 * 60);
      expect(refused.retryAfter).toBeLessThanOrEqual(30 * 60);
    }
  });

  it('are not looked at more often when they come all at once', async () => {
    const results = await Promise.all(wrongTries('parallel', 40));
    expect(results.filter(({ code }) => code === '1001')).toHaveLength(5);
    expect(results.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  it('count for accounts that do not exist as for others', async () => {
    for (const { code } of await Promise.all(wrongTries('nobody', 5))) expect(code).toBe('1001');
    expect(await attempt('nobody', 'wrong')).toMatchObject({ status: 429, code: '1003' });
  });

  it('are forgotten after the right one', async () => {
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(wrongTries('careful', 4));
      expect(await attempt('careful', testPassword)).toMatchObject({ code: '0' });
    }
  });

  it('are forgotten after half an hour', async () => {
    await Promise.all(wrongTries('patient', 5));
    await server.db.tenant('demo', (tx) =>
      sql`update login_attempt set failed_at = array(select at - interval '31 minutes' from unnest(failed_at) at)
          where subject = 'account:patient'`.execute(tx),
    );
    expect(await attempt('patient', testPassword)).toMatchObject({ code: '0' });
  });

  it('of strangers do not lock out a browser in which the person has signed in before', async () => {
    const { cookies } = await server.signIn('demo~owner');
    await Promise.all(wrongTries('owner', 8));
    expect(await attempt('owner', testPassword)).toMatchObject({ status: 429 });
    expect(await attempt('owner', testPassword, { cookies })).toMatchObject({ code: '0' });
    for (let n = 0; n < 5; n += 1) await attempt('owner', 'wrong', { cookies });
    expect(await attempt('owner', testPassword, { cookies })).toMatchObject({ status: 429 });
  });

  it('are counted for the connecting address, whatever it claims in its headers', async () => {
    const open = await startTestServer({ database: server.db });
    const at = open;
    await countedBefore('127.0.0.1', 290);
    const guesses = Array.from({ length: 10 }, (_, n) => attempt(`claim${n}`, 'wrong', { at }));
    expect(new Set((await Promise.all(guesses)).map(({ code }) => code))).toEqual(new Set(['1001']));
    expect(await attempt('office', testPassword, { at })).toMatchObject({ status: 429, code: '1003' });
    await server.db.tenant('-', (tx) =>
      sql`delete from login_attempt where subject = 'wrong:127.0.0.1'`.execute(tx),
    );
    await open.app.close();
  });

  it('of one line are counted together, whichever of its IPv6 addresses they come from', async () => {
    await countedBefore('2001:db8:0:9::1', 290);
    const guesses = Array.from({ length: 10 }, (_, n) =>
      attempt(`line${n}`, 'wrong', { address: `2001:db8:0:9:${n}::1` }),
    );
    expect(new Set((await Promise.all(guesses)).map(({ code }) => code))).toEqual(new Set(['1001']));
    const last = { address: '2001:db8:0:9:ffff::1' };
    expect(await attempt('office', testPassword, last)).toMatchObject({ status: 429, code: '1003' });
    expect(await attempt('office', testPassword, { address: '2001:db8:0:a::1' })).toMatchObject({
      code: '0',
    });
  });

  it('that are no longer looked at leave one entry in the record, however many there are', async () => {
    const address = '192.0.2.11';
    await Promise.all(Array.from({ length: 30 }, () => attempt('insisting', 'wrong', { address })));
    const entries = await server.db.tenant('demo', (tx) =>
      tx.selectFrom('audit').select('detail').where('address', '=', address).execute(),
    );
    const reasons = Map.groupBy(entries, ({ detail }) => detail['reason']);
    expect(reasons.get('wrong credentials')).toHaveLength(5);
    expect(reasons.get('too many attempts')).toHaveLength(1);
  });

  it('of strangers lock out a browser that made up what it is known by', async () => {
    const made = { cookies: 'portal_device=' };
    expect(await attempt('guest', testPassword, made)).toMatchObject({ code: '0' });
    await Promise.all(wrongTries('guest', 5));
    expect(await attempt('guest', testPassword)).toMatchObject({ status: 429 });
    const locks = await server.db.tenant('demo', (tx) =>
      tx
        .selectFrom('audit')
        .select(['user_id', 'actor_id'])
        .where('action', '=', 'account-locked')
        .where('user_id', '=', 'demo~guest')
        .execute(),
    );
    expect(locks).toEqual([{ user_id: 'demo~guest', actor_id: null }]);
  });

  it('of one address are counted together, whichever organisations it names', async () => {
    const address = '192.0.2.8';
    await countedBefore(address, 290);
    const guesses = Array.from({ length: 10 }, (_, n) => attempt(`org${n}~somebody`, 'wrong', { address }));
    expect(new Set((await Promise.all(guesses)).map(({ code }) => code))).toEqual(new Set(['1001']));
    expect(await attempt('office', testPassword, { address })).toMatchObject({ status: 429, code: '1003' });
  });

  it('and nothing else lead to captchas for an office: a hundred and fifty people sign in from it at once', async () => {
    const address = '192.0.2.10';
    const office = Array.from({ length: 150 }, (_, n) => `colleague${n}`);
    await server.addPeople('demo', office);
    const results = await Promise.all(
      office.map((name, n) =>
        attempt(name, testPassword, { address, solved: false, at: n % 2 ? server : neighbour }),
      ),
    );
    expect(new Set(results.map(({ code }) => code))).toEqual(new Set(['0']));
    const guesses = (count: number) =>
      Array.from({ length: count }, (_, n) => attempt(`guessed${n}`, 'wrong', { address, solved: false }));
    await Promise.all(guesses(19));
    expect(await attempt('office', testPassword, { address, solved: false })).toMatchObject({ code: '0' });
    await Promise.all(guesses(1));
    expect(await attempt('office', testPassword, { address, solved: false })).toMatchObject({
      code: '1004',
    });
  });

  it('of browsers in which the person has signed in before bring no address nearer to anything', async () => {
    const address = '192.0.2.12';
    const office = Array.from({ length: 8 }, (_, n) => `regular${n}`);
    await server.addPeople('demo', office);
    const browsers = await Promise.all(
      office.map(async (name) => (await server.signIn(`demo~${name}`)).cookies),
    );
    const known = { address, solved: false };
    await Promise.all(
      office.flatMap((name, n) =>
        Array.from({ length: 3 }, () => attempt(name, 'wrong', { ...known, cookies: browsers[n] ?? '' })),
      ),
    );
    expect(await attempt('office', testPassword, { address, solved: false })).toMatchObject({ code: '0' });
    await countedBefore(address, 300);
    expect(await attempt('office', testPassword, { address })).toMatchObject({ status: 429 });
    const own = { address, cookies: browsers[7] ?? '' };
    expect(await attempt('regular7', testPassword, own)).toMatchObject({ code: '0' });
  });

  it('of a locked account do not use up the attempts of the address', async () => {
    const address = '192.0.2.9';
    for (let n = 0; n < 30; n += 1) await attempt('locked', 'wrong', { address });
    expect(await attempt('office', testPassword, { address })).toMatchObject({ code: '0' });
  });

  it('of many accounts from one address end in a refusal for that address alone', async () => {
    const address = '192.0.2.7';
    await countedBefore(address, 250);
    // Concurrent attempts may exceed the limit; no later one is checked.
    const names = Array.from({ length: 60 }, (_, n) => `guess${n}`);
    await Promise.all(names.map((name) => attempt(name, 'wrong', { address })));
    expect(await attempt('office', testPassword, { address })).toMatchObject({ status: 429, code: '1003' });
    expect(await attempt('office', testPassword)).toMatchObject({ code: '0' });
  });
});
