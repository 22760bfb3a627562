import { codes } from '@snap/portal-api/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { codeOf, grantOf } from '../../../testing/responses.ts';
import { startTestServer, type SignedIn, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', [
    'zhang',
    'twice',
    'lost',
    'guessed',
    'trusting',
    'undecided',
    'leaving',
    'wary',
  ]);
});
afterAll(() => server.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const login = (username: string, fields: object = {}, headers: Record<string, string> = {}) =>
  post('/co/webim/login', { tenantId: 'demo', username, password: testPassword, ...fields }, headers);
const call = async (who: SignedIn, part: string, body: object): Promise<unknown> =>
  (await post(`/co/webim/second-factor/${part}`, body, who.headers)).json();
const state = async (who: SignedIn): Promise<unknown> => {
  const response = await fetch(`${server.url}/co/webim/second-factor`, { headers: who.headers });
  return z.object({ result: z.unknown() }).parse(await response.json()).result;
};

const begun = z.object({ result: z.object({ secret: z.string(), address: z.string() }) });
const confirmed = z.object({
  code: z.literal('0'),
  result: z.object({ recoveryCodes: z.array(z.string()) }),
});

/** The code that an app shows, some 30-second steps from now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function begin(who: SignedIn): Promise<string> {
  return begun.parse(await call(who, 'begin', { password: testPassword })).result.secret;
}

/** Sets up an app for a person. */
async function setUp(name: string) {
  const who = await server.signIn(`demo~${name}`);
  const secret = await begin(who);
  const { recoveryCodes } = confirmed.parse(await call(who, 'confirm', { code: shown(secret) })).result;
  return { who, secret, recoveryCodes };
}

describe('a second factor', () => {
  it('is none at first, and counts once a code of the app has confirmed it', async () => {
    const who = await server.signIn('demo~undecided');
    expect(await state(who)).toEqual({ recoveryLeft: 0 });
    expect(await call(who, 'begin', { password: 'Wrong#2026' })).toMatchObject({ code: codes.wrongPassword });
    const answer = begun.parse(await call(who, 'begin', { password: testPassword })).result;
    expect(answer.address).toContain('otpauth://totp/');
    expect(answer.address).toContain(`secret=${answer.secret}`);
    expect(answer.address).toContain('undecided');
    expect(await state(who)).toEqual({ recoveryLeft: 0 });
    expect(await codeOf(await login('undecided'))).toBe(codes.ok);
    expect(await call(who, 'confirm', { code: '000000' })).toMatchObject({ code: codes.secondFactorWrong });
    const { secret } = answer;
    const { recoveryCodes } = confirmed.parse(
      await call(who, 'confirm', { code: ` ${shown(secret).replace(/^.../, '$& ')}` }),
    ).result;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state(who)).toEqual({ since: expect.any(Number), recoveryLeft: 10 });
    expect(await codeOf(await login('undecided'))).toBe(codes.secondFactorRequired);
  });

  it('lets in with the next code of the app, and with none twice', async () => {
    const { secret } = await setUp('twice');
    // The code that confirmed the app has been used.
    expect(await codeOf(await login('twice', { secondFactor: shown(secret) }))).toBe(codes.secondFactorWrong);
    const next = { secondFactor: shown(secret, 1) };
    const both = await Promise.all([login('twice', next), login('twice', next)]);
    expect((await Promise.all(both.map(codeOf))).toSorted()).toEqual([codes.ok, codes.secondFactorWrong]);
  });

  it('is not asked for before the password is right', async () => {
    await setUp('wary');
    expect(await codeOf(await login('wary', { password: 'Wrong#2026' }))).toBe(codes.wrongCredentials);
  });

  it('can be replaced by a recovery code, once each', async () => {
    const { who, recoveryCodes } = await setUp('lost');
    const [first = '', second = ''] = recoveryCodes;
    const written = first.toUpperCase().replace('-', ' ');
    expect(await codeOf(await login('lost', { secondFactor: written }))).toBe(codes.ok);
    expect(await codeOf(await login('lost', { secondFactor: first }))).toBe(codes.secondFactorWrong);
    expect(await state(who)).toMatchObject({ recoveryLeft: 9 });
    const fresh = confirmed.parse(await call(who, 'recovery', { password: testPassword })).result;
    expect(await codeOf(await login('lost', { secondFactor: second }))).toBe(codes.secondFactorWrong);
    expect(await codeOf(await login('lost', { secondFactor: fresh.recoveryCodes[0] }))).toBe(codes.ok);
  });

  it('cannot be guessed: wrong codes count like wrong passwords, asking does not', async () => {
    await setUp('guessed');
    for (let at = 0; at < 7; at += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await codeOf(await login('guessed'))).toBe(codes.secondFactorRequired);
    for (let at = 0; at < 3; at += 1)
      // oxlint-disable-next-line no-await-in-loop
      expect(await codeOf(await login('guessed', { secondFactor: '000000' }))).toBe(codes.secondFactorWrong);
    expect(await codeOf(await login('guessed', { secondFactor: '000000' }))).toBe(codes.captchaRequired);
  });

  it('is not asked for in a browser that is trusted, until the password changes', async () => {
    const { who, secret } = await setUp('trusting');
    const trusted = await login('trusting', { secondFactor: shown(secret, 1), trust: true });
    expect(await grantOf(trusted.clone())).toMatchObject({ userId: 'demo~trusting' });
    const cookie = trusted.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    expect(await codeOf(await login('trusting', {}, { cookie }))).toBe(codes.ok);
    expect(await codeOf(await login('trusting'))).toBe(codes.secondFactorRequired);
    const change = { originalPwd: testPassword, newPwd: 'Another#2026', repeatNewPwd: 'Another#2026' };
    await fetch(`${server.url}/co/findpassword/mobile/modify`, {
      method: 'POST',
      headers: { ...who.headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(change),
    });
    const again = await login('trusting', { password: 'Another#2026' }, { cookie });
    expect(await codeOf(again)).toBe(codes.secondFactorRequired);
  });

  it('can be removed with the password', async () => {
    const { who } = await setUp('leaving');
    expect(await call(who, 'remove', { password: 'Wrong#2026' })).toMatchObject({
      code: codes.wrongPassword,
    });
    expect(await codeOf(await login('leaving'))).toBe(codes.secondFactorRequired);
    expect(await call(who, 'remove', { password: testPassword })).toMatchObject({ code: codes.ok });
    expect(await codeOf(await login('leaving'))).toBe(codes.ok);
    expect(await call(who, 'recovery', { password: testPassword })).toMatchObject({
      code: codes.secondFactorWrong,
    });
  });

  it('is in the audit log, and its secrets are not in the database', async () => {
    const { who, secret, recoveryCodes } = await setUp('zhang');
    const stored = await server.db.tenant('demo', (tx) =>
      tx
        .selectFrom('second_factor')
        .select(['secret', 'recovery'])
        .where('user_id', '=', 'demo~zhang')
        .executeTakeFirstOrThrow(),
    );
    const bytes = Buffer.concat([stored.secret ?? Buffer.of(), ...stored.recovery]);
    const known = [Buffer.from(Secret.fromBase32(secret).bytes), secret, ...recoveryCodes];
    expect(known.filter((text) => bytes.includes(text))).toEqual([]);
    await call(who, 'remove', { password: testPassword });
    const actions = await server.db.tenant('demo', (tx) =>
      tx.selectFrom('audit').select('action').where('user_id', '=', 'demo~zhang').execute(),
    );
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['second-factor-set', 'second-factor-removed']),
    );
  });
});
