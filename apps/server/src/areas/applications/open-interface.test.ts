import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { removeApplication, renewSecret } from './commands/register.ts';

let server: TestServer;
let ann: SignedIn;
let secret: string;
let token: string;

const reply = z.looseObject({ code: z.string(), errcode: z.optional(z.number()) });
const access = z.object({ access_token: z.string() });

beforeAll(async () => {
  server = await startTestServer({ proxies: ['127.0.0.1'] });
  for (const tenant of ['demo', 'acme']) {
    await server.addTenant(tenant);
    await server.addPeople(tenant, ['ann', 'ben']);
  }
  secret = await server.addApp('demo', 'oa');
  await server.addApp('acme', 'oa');
  ann = await server.signIn('demo~ann');
});
beforeEach(async () => {
  const response = await signInApp({ appid: 'oa', secret, tenantId: 'demo' });
  token = access.parse(await response.json()).access_token;
});
afterAll(() => server.close());

const parameters = (values: Record<string, string>) => new URLSearchParams(values);
const signInApp = (values: Record<string, string>, address = '192.0.2.1') =>
  fetch(`${server.url}/co/oapi/gettoken?${parameters(values)}`, {
    headers: { 'x-forwarded-for': address },
  });
const said = async (response: Response) => {
  const body = reply.parse(await response.json());
  return { status: response.status, code: body.code, errcode: body.errcode };
};
const refused = (code: string, status = 200) => ({ status, code, errcode: Number(code) });
const send = (values: Record<string, string>) =>
  fetch(`${server.url}/snap-app-im/oapi/message/sendworkmsg`, {
    method: 'POST',
    body: parameters({ sender: 'oa', token, message: 'hello', ...values }),
  });
const brief = (proof: string) => send({ sender: 'brief', token: proof, recipient: 'ben' });
const obtainCode = async () => {
  const response = await fetch(`${server.url}/co/oapi/obtainmycode`, {
    method: 'POST',
    headers: ann.headers,
    body: parameters({ appid: 'oa' }),
  });
  return z.object({ result: z.object({ code: z.string() }) }).parse(await response.json()).result.code;
};
const redeem = (code: string, more: Record<string, string> = {}) =>
  fetch(`${server.url}/co/oapi/getuserinfo?${parameters({ access_token: token, code, ...more })}`);
const countOf = async (what: ReturnType<typeof sql>) => {
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ n: number }>`SELECT count(*) AS n FROM ${what}`.execute(tx),
  );
  return rows[0]?.n;
};

describe('signing an application in (B19)', () => {
  it('counts wrong secrets by address, so that a stranger locks no one out, and audits them', async () => {
    const wrong = { appid: 'oa', secret: 'wrong', tenantId: 'demo' };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the limit counts them
      expect(await said(await signInApp(wrong, '192.0.2.7'))).toEqual(refused(codes.appRefused));
    }
    const late = await signInApp({ ...wrong, secret }, '192.0.2.7');
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await said(late)).toEqual(refused(codes.tooManyAttempts, 429));
    expect((await signInApp({ ...wrong, secret })).status).toBe(200);
    expect(await countOf(sql`audit WHERE action = 'app-token-refused'`)).toBe(11);
  });

  it('looks at a hundred wrong ones of an address, whichever applications it names', async () => {
    const guesses = Array.from({ length: 110 }, (_, n) =>
      signInApp({ appid: `made-up-${n}`, secret: 'wrong', tenantId: 'demo' }, '192.0.2.77'),
    );
    const responses = await Promise.all(guesses);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await countOf(sql`login_attempt WHERE subject LIKE 'app:192.0.2.77:%'`)).toBe(100);
    expect(await countOf(sql`audit WHERE address = '192.0.2.77'`)).toBe(101);
  });

  it('takes no secret of the same application in another organisation, and no organisation that is not', async () => {
    for (const tenantId of ['acme', 'nowhere', '*', '-']) {
      expect(await said(await signInApp({ appid: 'oa', secret, tenantId }, '192.0.2.8'))).toEqual(
        refused(codes.appRefused),
      );
    }
    const both = { appid: 'demo~oa', secret, tenantId: 'acme' };
    expect(await said(await signInApp(both, '192.0.2.8'))).toEqual(refused(codes.appRefused));
  });

  it('stores neither secret nor token in plain text', async () => {
    for (const text of [secret, token]) {
      expect(
        await countOf(sql`(
          SELECT secret_hash AS hash FROM application UNION ALL SELECT token_hash FROM issued_token
        ) kept WHERE position(convert_to(${text}, 'UTF8') IN hash) > 0`),
      ).toBe(0);
    }
  });

  it('ends its tokens with its secret, and with the application', async () => {
    const appSecret = await server.addApp('demo', 'brief');
    const first = access.parse(
      await (await signInApp({ appid: 'brief', secret: appSecret, tenantId: 'demo' })).json(),
    ).access_token;
    expect((await said(await brief(first))).code).toBe(codes.ok);
    const next = await server.db.tenant('demo', (tx) => renewSecret(tx, 'demo', 'brief'));
    expect(await said(await brief(first))).toEqual(refused(codes.appTokenEnded));
    const second = access.parse(
      await (await signInApp({ appid: 'brief', secret: next ?? '', tenantId: 'demo' })).json(),
    ).access_token;
    await server.db.tenant('demo', (tx) => removeApplication(tx, 'demo', 'brief'));
    expect(await said(await brief(second))).toEqual(refused(codes.appTokenEnded));
  });
});

describe('a one-time code', () => {
  it('is good once, however many present it at the same moment', async () => {
    const code = await obtainCode();
    const responses = await Promise.all(Array.from({ length: 20 }, async () => said(await redeem(code))));
    expect(responses.filter(({ code: result }) => result === codes.ok)).toHaveLength(1);
    expect(responses.filter(({ code: result }) => result === codes.codeSpent)).toHaveLength(19);
  });

  it('is nothing to another application, nor at another address, nor after its time', async () => {
    const other = await server.addApp('demo', 'other');
    const response = await signInApp({ appid: 'other', secret: other, tenantId: 'demo' });
    const foreign = access.parse(await response.json()).access_token;
    const code = await obtainCode();
    expect(await said(await redeem(code, { access_token: foreign }))).toEqual(refused(codes.codeSpent));
    expect((await said(await redeem(code, { redirectUri: 'https://oa.example/' }))).code).toBe(codes.ok);
    const elsewhere = await obtainCode();
    const evil = { redirectUri: 'https://evil.example/' };
    expect(await said(await redeem(elsewhere, evil))).toEqual(refused(codes.codeSpent));
    const late = await obtainCode();
    await server.db.tenant('demo', (tx) =>
      tx
        .updateTable('issued_token')
        .set({ expires_at: new Date(Date.now() - 1_000) })
        .where('kind', '=', 'app-code')
        .execute(),
    );
    expect(await said(await redeem(late))).toEqual(refused(codes.codeSpent));
  });

  it('returns nothing to an application that its person hides (A19)', async () => {
    await server.db.tenant('demo', (tx) =>
      sql`UPDATE person SET hide = true, email = 'ann@demo.example', mobile = '13800138000' WHERE login = 'ann'`.execute(
        tx,
      ),
    );
    const body = await (await redeem(await obtainCode())).text();
    expect(body).toContain('demo~ann');
    expect(body).not.toMatch(/13800138000|ann@demo/);
    const info = await fetch(`${server.url}/openapi/v1/user/info`, {
      headers: { token, authorization: ann.headers['authorization'] ?? '' },
    });
    expect(await info.text()).not.toMatch(/13800138000|ann@demo/);
  });
});

it('refuses an application’s token for a person whose password must be changed first', async () => {
  const forced = await server.signIn('demo~ann');
  const force = (must: boolean) =>
    server.db.tenant('demo', (tx) =>
      tx.updateTable('person').set({ must_change_password: must }).where('login', '=', 'ann').execute(),
    );
  await force(true);
  const info = await fetch(`${server.url}/openapi/v1/user/info`, {
    headers: { token, authorization: forced.headers['authorization'] ?? '' },
  });
  await force(false);
  expect(await info.json()).toMatchObject({ code: codes.passwordForced });
});

describe('a single-sign-on token', () => {
  it('identifies a person until their session ends', async () => {
    const ben = await server.signIn('demo~ben');
    const response = await fetch(`${server.url}/ssologin/getToken`, { headers: ben.headers });
    const { result } = z.object({ result: z.object({ token: z.string() }) }).parse(await response.json());
    const info = () => fetch(`${server.url}/openapi/v1/user/info`, { headers: { token: result.token } });
    expect(await (await info()).json()).toMatchObject({ errcode: 0, result: { userId: 'demo~ben' } });
    await fetch(`${server.url}/co/webim/logout`, { method: 'POST', headers: ben.headers });
    expect(await said(await info())).toEqual(refused(codes.appTokenEnded));
  });

  it('is not an application’s, and an application’s needs someone who is signed in', async () => {
    const alone = await fetch(`${server.url}/openapi/v1/user/info`, { headers: { token } });
    expect(alone.status).toBe(401);
    const walker = await server.signIn('acme~ann');
    const other = await fetch(`${server.url}/openapi/v1/user/info`, {
      headers: { token, authorization: walker.headers['authorization'] ?? '' },
    });
    expect(other.status).toBe(403);
  });
});
