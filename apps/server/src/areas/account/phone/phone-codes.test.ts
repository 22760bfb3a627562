import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, grantOf } from '../../../testing/responses.ts';
import { collectPhoneCodes } from '../../../testing/phone-codes.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';
import { startWebhook } from '../../../testing/webhook.ts';
import { storeCaptcha } from '../limits/captcha.ts';

const phones = collectPhoneCodes();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ log: phones.log, proxies: ['127.0.0.1'] });
  await server.addTenant('demo');
  await server.addTenant('acme');
  await server.addPeople('demo', ['owner', 'imported', 'disabled', 'twin1', 'twin2']);
  await server.db.tenant('demo', (tx) =>
    sql`update person set mobile = case login when 'owner' then '13800000001' when 'imported' then '13800000002'
          when 'disabled' then '13800000003' else '13800000004' end,
        password_hash = case when login = 'imported' then null else password_hash end,
        disabled_at = case when login = 'disabled' then now() end`.execute(tx),
  );
});
afterAll(() => server.close());

let strangers = 0;
/** From an address of its own, unless one is given. */
const post = (
  path: string,
  fields: Record<string, string>,
  { at = server, address = '', cookies = '' } = {},
) => {
  strangers += 1;
  const from = address || `10.1.${Math.floor(strangers / 250)}.${strangers % 250}`;
  return fetch(`${at.url}${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, cookie: cookies },
    body: new URLSearchParams({ tenantId: 'demo', ...fields }),
  });
};
/** Requests a code, with a solved captcha by default. */
const send = async (
  mobile: string,
  purpose = 'register',
  { solved = true, address = '', cookies = '' } = {},
) => {
  const checkCodeId = `picture-${strangers}`;
  if (solved) await storeCaptcha(server.db, { name: checkCodeId, text: 'READ' });
  const read = solved ? { checkCodeId, checkCode: 'READ' } : {};
  return post('/co/register/smscode', { mobile, purpose, ...read }, { address, cookies });
};
const check = (mobile: string, smsCode: string, purpose = 'register', from = {}) =>
  post('/co/register/checkcode', { mobile, smsCode, purpose }, from);
const register = (mobile: string, smsCode: string, fields = {}) =>
  post('/co/register/user', { mobile, smsCode, password: 'Strong#2026', userName: '新人', ...fields });
const reset = (mobile: string, smsCode: string, fields = {}) =>
  post('/co/findpassword/mobile/reset', {
    mobile,
    smsCode,
    newPwd: 'Fresh#2026',
    repeatNewPwd: 'Fresh#2026',
    ...fields,
  });
/** As if everything had happened this long ago. */
const passTime = (interval: string) =>
  server.db.system(async (tx) => {
    await sql`update login_attempt set failed_at = array(select at - ${interval}::interval from unnest(failed_at) at)`.execute(
      tx,
    );
  });
/** What differs between all responses: time, request id, and how often this caller may call. */
const ownHeaders = ['date', 'x-request-id', 'ratelimit'];
/** What a caller can see of a response, without `ownHeaders`. */
async function looks(response: Response) {
  const headers = [...response.headers].filter(([name]) => !ownHeaders.includes(name));
  const body = (await response.text()).replace(/"requestId":"[\w-]+"/, '');
  return { status: response.status, headers, body };
}

describe('a code', () => {
  it('looks sent for known and unknown phones, and is sent to known ones', async () => {
    const [known, unknown] = [
      await send('13800000001', 'findpassword'),
      await send('13899999999', 'findpassword'),
    ];
    expect(await looks(known)).toEqual(await looks(unknown));
    expect(phones.all()).toContain('13800000001');
    expect(phones.all()).not.toContain('13899999999');
    const wrong = [await reset('13800000001', '000000'), await reset('13899999999', '000000')];
    const [first, second] = await Promise.all(wrong.map(looks));
    expect(first).toEqual(second);
    const tries = [
      await check('13800000001', '000000', 'findpassword'),
      await check('13899999998', '000000'),
    ];
    const [third, fourth] = await Promise.all(tries.map(looks));
    expect(third).toEqual(fourth);
  });

  it('ends after twenty wrong attempts, however many come at once', async () => {
    await send('13900000001');
    const right = phones.newest('13900000001');
    const wrong = Array.from({ length: 20 }, (_, n) =>
      String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0'),
    );
    const results = await Promise.all(wrong.map(async (code) => codeOf(await check('13900000001', code))));
    expect(new Set(results)).toEqual(new Set(['1011']));
    expect(await codeOf(await check('13900000001', right))).toBe('1011');
  });

  it('ends for an address after five wrong attempts from it, and for no other address', async () => {
    await send('13900000005');
    const right = phones.newest('13900000005');
    const wrong = right === '000000' ? '000001' : '000000';
    const address = '192.0.2.20';
    const results = await Promise.all(
      Array.from({ length: 10 }, async () =>
        codeOf(await check('13900000005', wrong, 'register', { address })),
      ),
    );
    expect(new Set(results)).toEqual(new Set(['1011']));
    expect(await codeOf(await check('13900000005', right, 'register', { address }))).toBe('1011');
    expect(await codeOf(await check('13900000005', right))).toBe('0');
  });

  it('needs a captcha, but for the first of a phone and of an address', async () => {
    const address = '192.0.2.21';
    const unread = async (mobile: string, from = {}) =>
      codeOf(await send(mobile, 'register', { solved: false, ...from }));
    expect(await unread('13900000006', { address })).toBe('0');
    expect(await unread('13900000007', { address })).toBe('1004');
    expect(await codeOf(await send('13900000007', 'register', { address }))).toBe('0');
    await passTime('61 seconds');
    expect(await unread('13900000006')).toBe('1004');
    expect(await codeOf(await send('13900000006'))).toBe('0');
  });

  it('is limited to three a day for one address, and for its owner’s own browser whatever strangers did', async () => {
    const { cookies } = await server.signIn('demo~owner');
    const address = '192.0.2.22';
    for (let n = 0; n < 3; n += 1) {
      await passTime('61 seconds');
      expect((await send('13800000001', 'findpassword', { address })).status).toBe(200);
    }
    await passTime('61 seconds');
    expect((await send('13800000001', 'findpassword', { address })).status).toBe(429);
    expect((await send('13800000001', 'findpassword')).status).toBe(200);
    expect((await send('13800000001', 'findpassword')).status).toBe(429);
    const own = await send('13800000001', 'findpassword', { address, cookies, solved: false });
    expect([own.status, await codeOf(own)]).toEqual([200, '0']);
    const again = await send('13800000001', 'findpassword', { address, cookies });
    expect(again.status).toBe(429);
    // What a browser is known by counts for its owner's phone alone.
    expect(await codeOf(await send('13800000004', 'findpassword', { address, cookies, solved: false }))).toBe(
      '1004',
    );
    await passTime('25 hours');
  });

  it('ends after five minutes, and when a newer one is sent', async () => {
    await send('13900000002');
    const first = phones.newest('13900000002');
    await server.db.system((tx) => sql`update phone_code set expires_at = now()`.execute(tx));
    expect(await codeOf(await check('13900000002', first))).toBe('1011');
    await passTime('61 seconds');
    await send('13900000002');
    expect(await codeOf(await check('13900000002', phones.newest('13900000002')))).toBe('0');
  });

  it('is sent once a minute and five times a day, whichever organisation is named', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await send('13900000003')).status).toBe(200);
      const again = await send('13900000003', 'findpassword');
      expect([again.status, await codeOf(again)]).toEqual([429, '1010']);
      const wait = n < 4 ? 60 : 24 * 60 * 60;
      expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(wait);
      await passTime('61 seconds');
    }
    const sixth = await send('13900000003');
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
  });

  it('is stored as a hash', async () => {
    await send('13900000004');
    const { rows } = await server.db.system((tx) => sql`select phone_code::text from phone_code`.execute(tx));
    expect(JSON.stringify(rows)).not.toContain(phones.newest('13900000004'));
  });
});

describe('registering', () => {
  it('makes one account of one code, however many present it at once', async () => {
    await send('13900000010');
    const code = phones.newest('13900000010');
    const results = await Promise.all(
      Array.from({ length: 20 }, async () => codeOf(await register('13900000010', code))),
    );
    expect(results.filter((result) => result === '0')).toHaveLength(1);
    expect(results.filter((result) => result === '1011')).toHaveLength(19);
    const found = await server.db.tenant('demo', (tx) =>
      tx.selectFrom('person').select(['user_id', 'name']).where('mobile', '=', '13900000010').execute(),
    );
    expect(found).toEqual([{ user_id: 'demo~13900000010', name: '新人' }]);
  });

  it('gives a colleague whose phone it is the account that waits for them', async () => {
    await send('13800000002');
    const response = await register('13800000002', phones.newest('13800000002'));
    expect(await grantOf(response)).toMatchObject({ userId: 'demo~imported', userName: 'imported' });
    await server.signIn('demo~imported', 'Strong#2026');
  });

  it.each([
    ['13800000001', '1013'],
    ['13800000003', '1002'],
  ])('reveals the refusal to the owner of %s alone', async (mobile, refusal) => {
    await passTime('61 seconds');
    await send(mobile);
    expect(await codeOf(await register(mobile, phones.newest(mobile)))).toBe(refusal);
  });

  it('is closed by default', async () => {
    const acme = { tenantId: 'acme', mobile: '13900000011' };
    expect(await codeOf(await post('/co/register/smscode', acme))).toBe('1012');
    expect(await codeOf(await register('13900000011', '123456', { tenantId: 'acme' }))).toBe('1012');
    expect(await codeOf(await post('/co/register/smscode', { ...acme, tenantId: 'nowhere' }))).toBe('1015');
  });
});

describe('a forgotten password', () => {
  it('is set again once, and every session ends', async () => {
    await passTime('61 seconds');
    const before = await server.signIn('demo~owner');
    await send('13800000001', 'findpassword');
    const code = phones.newest('13800000001');
    expect(
      await codeOf(await reset('13800000001', code, { newPwd: testPassword, repeatNewPwd: testPassword })),
    ).toBe('1009');
    const results = await Promise.all(
      Array.from({ length: 5 }, async () => codeOf(await reset('13800000001', code))),
    );
    expect(results.filter((result) => result === '0')).toHaveLength(1);
    const use = await fetch(`${server.url}/snap-app-im/oapi/message/unread`, { headers: before.headers });
    expect(use.status).toBe(401);
    await server.signIn('demo~owner', 'Fresh#2026');
    const record = await server.db.tenant('demo', (tx) =>
      tx
        .selectFrom('audit')
        .select(['user_id', 'address'])
        .where('action', '=', 'password-set')
        .where('request_id', 'is not', null)
        .where('user_id', '=', 'demo~owner')
        .execute(),
    );
    expect(record).toEqual([{ user_id: 'demo~owner', address: expect.stringMatching(/^10\./) }]);
  });

  it('needs the login where two share a phone', async () => {
    await send('13800000004', 'findpassword');
    const code = phones.newest('13800000004');
    expect(await codeOf(await reset('13800000004', code))).toBe('1011');
    expect(await codeOf(await reset('13800000004', code, { username: 'demo~twin2' }))).toBe('0');
    await server.signIn('demo~twin2', 'Fresh#2026');
    await server.signIn('demo~twin1');
  });
});

it('posts a code to PORTAL_SMS_URL, again under the same key after a failure, and never to the log', async () => {
  const hook = await startWebhook((_, count) => ({ status: count === 1 ? 503 : 200 }));
  const quiet = collectPhoneCodes();
  const posting = await startTestServer({
    database: server.db,
    log: quiet.log,
    settings: { smsUrl: hook.url },
  });
  await post('/co/register/smscode', { mobile: '13900000020', lang: 'en' }, { at: posting });
  await hook.until(2);
  const [first, second] = hook.received;
  expect(first?.body).toEqual(second?.body);
  expect(first?.headers['idempotency-key']).toBe(second?.headers['idempotency-key']);
  expect(first?.body).toMatchObject({
    tenantId: 'demo',
    mobile: '13900000020',
    purpose: 'register',
    code: expect.stringMatching(/^\d{6}$/),
    text: expect.stringMatching(/^Your code is \d{6}\./),
  });
  expect(quiet.all()).toEqual([]);
  await posting.app.close();
  hook.close();
});
