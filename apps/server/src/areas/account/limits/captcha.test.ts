import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../../testing/responses.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';
import { storeCaptcha } from './captcha.ts';

let server: TestServer;
const proxies = ['127.0.0.1'];
beforeAll(async () => {
  server = await startTestServer({ proxies });
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang', 'li', 'late']);
});
afterAll(() => server.close());

const captcha = (name: string) => fetch(`${server.url}/co/Captcha.jpg?checkCodeId=${name}`);
const login = (username: string, fields: Record<string, string>, from: string) =>
  fetch(`${server.url}/co/webim/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams({ tenantId: 'demo', username, password: testPassword, ...fields }),
  });
const read = (name: string, text: string) => ({ checkCodeId: name, checkCode: text });
/** Three wrong passwords, after which a captcha is required. */
const fail = async (username: string, from: string) => {
  for (let n = 0; n < 3; n += 1) await login(username, { password: 'wrong' }, from);
};

describe('the captcha', () => {
  it('is a JPEG that is not stored, another each time, and only a hash of its text is', async () => {
    const [first, second] = [await captcha('name-of-mine'), await captcha('name-of-mine')];
    expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.length).toBeLessThan(20_000);
    expect(bytes.equals(Buffer.from(await second.arrayBuffer()))).toBe(false);
    const { rows } = await server.db.system((tx) =>
      sql<{ row: string }>`select captcha::text as row from captcha`.execute(tx),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('name-of-mine');
  });

  it('needs a name', async () => {
    expect((await captcha('')).status).toBe(400);
  });
});

describe('reading it', () => {
  it('lets one try through, in capitals or not, wide or not, and once', async () => {
    await fail('zhang', '192.0.2.1');
    expect(await codeOf(await login('zhang', {}, '192.0.2.1'))).toBe('1004');
    await storeCaptcha(server.db, { name: 'picture-1', text: 'AB2C' });
    const wrong = { ...read('picture-1', 'ab2c'), password: 'wrong' };
    expect(await codeOf(await login('zhang', wrong, '192.0.2.1'))).toBe('1001');
    expect(await codeOf(await login('zhang', wrong, '192.0.2.1'))).toBe('1005');
    await storeCaptcha(server.db, { name: 'picture-2', text: 'AB2C' });
    expect(await codeOf(await login('zhang', read('picture-2', ' a b２ｃ'), '192.0.2.1'))).toBe('0');
  });

  it('wrongly, or too late, is no try of the password', async () => {
    await fail('late', '192.0.2.2');
    for (let n = 0; n < 4; n += 1) {
      await storeCaptcha(server.db, { name: 'picture-3', text: 'AB2C' });
      expect(await codeOf(await login('late', read('picture-3', 'XXXX'), '192.0.2.2'))).toBe('1005');
    }
    await storeCaptcha(server.db, { name: 'picture-4', text: 'AB2C' });
    await server.db.system((tx) => sql`update captcha set expires_at = now()`.execute(tx));
    expect(await codeOf(await login('late', read('picture-4', 'AB2C'), '192.0.2.2'))).toBe('1005');
    await storeCaptcha(server.db, { name: 'picture-5', text: 'AB2C' });
    expect(await codeOf(await login('late', read('picture-5', 'AB2C'), '192.0.2.2'))).toBe('0');
  });

  it('wrongly is itself limited, for an address', async () => {
    await fail('li', '192.0.2.3');
    const tries = Array.from({ length: 200 }, (_, n) => login('li', read(`none-${n}`, 'XXXX'), '192.0.2.3'));
    expect(new Set(await Promise.all((await Promise.all(tries)).map(codeOf)))).toEqual(new Set(['1005']));
    await storeCaptcha(server.db, { name: 'picture-6', text: 'AB2C' });
    expect((await login('li', read('picture-6', 'AB2C'), '192.0.2.3')).status).toBe(429);
    expect(await codeOf(await login('li', read('picture-6', 'AB2C'), '192.0.2.4'))).toBe('0');
  });

  it('is required after many failures of an address, for whichever account', async () => {
    const tries = Array.from({ length: 20 }, (_, n) =>
      login(`nobody${n}`, { password: 'wrong' }, '192.0.2.5'),
    );
    await Promise.all(tries);
    expect(await codeOf(await login('zhang', {}, '192.0.2.5'))).toBe('1004');
    expect(await codeOf(await login('zhang', {}, '192.0.2.6'))).toBe('0');
  });
});
