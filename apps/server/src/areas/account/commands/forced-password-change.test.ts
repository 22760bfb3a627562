import { account, contract, type Endpoint, eventStreamPath } from '@snap/portal-api/contract';
import { Command } from 'commander';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerTenantCommands } from '../../../cli/tenant.ts';
import { pathOf } from '../../../http/routes.ts';
import { needsSession } from '../../../http/route.ts';
import { codeOf } from '../../../testing/responses.ts';
import { createEventClient } from '../../../testing/event-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPassword } from '../../../testing/world.ts';
import { setPassword } from './set-password.ts';

let server: TestServer;
let neighbour: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  neighbour = await startTestServer({ database: server.db });
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang', 'freed', 'soon', 'given', 'reader', 'late', 'changer', 'reuser']);
});
afterAll(async () => {
  await neighbour.app.close();
  await server.close();
});

/** As if the password had been set this many days ago. */
const age = (login: string, days: number) =>
  server.db.tenant('demo', (tx) =>
    sql`update person set password_changed_at = now() - make_interval(days => ${days}) where login = ${login}`.execute(
      tx,
    ),
  );

const post = (who: SignedIn, path: string, fields: Record<string, string>, at = server) =>
  fetch(`${at.url}${path}`, { method: 'POST', headers: who.headers, body: new URLSearchParams(fields) });
const change = (
  who: SignedIn,
  fields: Partial<Record<'originalPwd' | 'newPwd' | 'repeatNewPwd', string>> = {},
) =>
  post(who, account.changePassword.path, {
    originalPwd: testPassword,
    newPwd: 'Better#2027',
    repeatNewPwd: 'Better#2027',
    ...fields,
  });
const use = (who: SignedIn, at = server) =>
  fetch(`${at.url}/snap-app-im/oapi/message/unread`, { headers: who.headers });
const expiry = async (who: SignedIn, lang: string): Promise<unknown> =>
  (
    await fetch(`${server.url}/co/user/pwupdatetime/obtain?userId=${who.userId}&lang=${lang}`, {
      headers: who.headers,
    })
  ).json();

const guarded = Object.values(contract)
  .flatMap((area) => Object.values<Endpoint>(area))
  .filter((endpoint) => needsSession(endpoint));

describe('a password that is over', () => {
  let zhang: SignedIn;
  beforeAll(async () => {
    zhang = await server.signIn('demo~zhang');
    await age('zhang', 90);
  });

  it.each(
    guarded.filter(({ whileForced }) => !whileForced).map((call) => [`${call.method} ${call.path}`, call]),
  )('stops %s', async (_, call) => {
    const response = await fetch(`${server.url}${pathOf(call)}`, {
      method: call.method,
      headers: zhang.headers,
    });
    expect(response.status).toBe(200);
    expect(await codeOf(response)).toBe('-3');
  });

  it('stops the stream of events', async () => {
    const response = await fetch(`${server.url}${eventStreamPath}`, { headers: zhang.headers });
    expect([response.status, await codeOf(response)]).toEqual([200, '-3']);
  });

  it('lets through what a person needs to change it, or to leave', () => {
    const open = guarded.filter(({ whileForced }) => whileForced).map(({ path }) => path);
    expect(open).toEqual(
      expect.arrayContaining([
        '/co/webim/logout',
        '/co/findpassword/mobile/modify',
        '/co/user/pwupdatetime/obtain',
      ]),
    );
    expect(open.filter((path) => !path.includes('avatar'))).toHaveLength(3);
  });

  it.each([
    ['zh', '您的密码已过期，系统已锁定，请立即修改！'],
    ['en', 'Your password has expired and the system is locked. Please change it now!'],
    ['es', 'Su contraseña ha caducado y el sistema está bloqueado. ¡Cámbiela ahora!'],
    ['ja', 'パスワードの有効期限が切れ、システムがロックされました。今すぐ変更してください。'],
  ])('is worded in %s', async (lang, notice_msg) => {
    expect(await expiry(zhang, lang)).toEqual({ code: '0', notice: 1, force: 1, notice_msg });
  });

  it('frees at once, on every server, when it is changed', async () => {
    const freed = await server.signIn('demo~freed');
    await age('freed', 91);
    for (const at of [server, neighbour]) expect(await codeOf(await use(freed, at))).toBe('-3');
    expect(await codeOf(await change(freed))).toBe('0');
    for (const at of [server, neighbour]) expect(await codeOf(await use(freed, at))).toBe('0');
  });

  it('cuts a stream that was open, which is refused when it comes back', async () => {
    const reader = await server.signIn('demo~reader');
    const client = createEventClient(server.url, reader.accessToken);
    await server.db.tenant('demo', (tx) =>
      sql`update person set password_changed_at = now() - interval '90 days' + interval '2 seconds'
          where login = 'reader'`.execute(tx),
    );
    await client.connect();
    await client.ended();
    const again = await fetch(`${server.url}${eventStreamPath}`, { headers: reader.headers });
    expect(await codeOf(again)).toBe('-3');
  });
});

it('cuts a stream that was open when the organisation lets passwords last less long', async () => {
  const reader = await server.signIn('demo~late');
  await age('late', 40);
  const clients = [server, neighbour].map((at) => createEventClient(at.url, reader.accessToken));
  for (const client of clients) await client.connect();
  const set = async (pair: string) => {
    const program = new Command();
    registerTenantCommands(program, () => Promise.resolve(server.db));
    await program.parseAsync(['tenant', 'set', 'demo', pair], { from: 'user' });
  };
  const silent = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await set('pwdExpireDays=30');
  await Promise.all(clients.map((client) => client.ended()));
  expect(await codeOf(await use(reader))).toBe('-3');
  await set('pwdExpireDays=');
  silent.mockRestore();
});

it('says a week before that a password ends', async () => {
  const soon = await server.signIn('demo~soon');
  await age('soon', 82);
  expect(await expiry(soon, 'zh')).toMatchObject({ notice: 0, force: 0 });
  await age('soon', 83);
  const notice_msg = '您的密码即将过期，请尽快修改密码！';
  expect(await expiry(soon, 'zh')).toEqual({ code: '0', notice: 1, force: 0, notice_msg });
  expect(await codeOf(await use(soon))).toBe('0');
});

it('forces a change of a password that another person has chosen', async () => {
  await setPassword(server.db, 'demo~given', 'Given#2026', true);
  const given = await server.signIn('demo~given', 'Given#2026');
  expect(await codeOf(await use(given))).toBe('-3');
  const notice_msg = 'Your password was set by an administrator. Please choose your own first.';
  expect(await expiry(given, 'en')).toEqual({ code: '0', notice: 1, force: 1, notice_msg });
  expect(await codeOf(await change(given, { originalPwd: 'Given#2026' }))).toBe('0');
  expect(await codeOf(await use(given))).toBe('0');
});

describe('changing the password', () => {
  it('ends the other sessions on every server, with their streams, but not the current one', async () => {
    const [own, other] = [await server.signIn('demo~changer'), await server.signIn('demo~changer')];
    const streams = [server, neighbour].map((at) => createEventClient(at.url, other.accessToken));
    for (const stream of streams) await stream.connect();
    for (const at of [server, neighbour]) expect((await use(other, at)).status).toBe(200);
    const start = performance.now();
    expect(await codeOf(await change(own))).toBe('0');
    await Promise.all(streams.map((stream) => stream.ended()));
    expect(performance.now() - start).toBeLessThan(1_000);
    for (const at of [server, neighbour]) {
      expect((await use(other, at)).status).toBe(401);
      expect((await use(own, at)).status).toBe(200);
    }
  });

  it('is done by one of many at once', async () => {
    const own = await server.signIn('demo~changer', 'Better#2027');
    const wanted = Array.from({ length: 4 }, (_, n) => `Other#202${n}`);
    const results = await Promise.all(
      wanted.map(async (newPwd) =>
        codeOf(await change(own, { originalPwd: 'Better#2027', newPwd, repeatNewPwd: newPwd })),
      ),
    );
    expect(results.filter((code) => code === '0')).toHaveLength(1);
    expect(results.filter((code) => code === '1006')).toHaveLength(3);
  });

  it('refuses earlier passwords where the organisation says so, and looks at five wrong old ones', async () => {
    await server.db.tenant('demo', (tx) =>
      tx
        .updateTable('tenant')
        .set({ settings: JSON.stringify({ pwdHistory: 2 }) })
        .execute(),
    );
    const own = await server.signIn('demo~reuser');
    const passwords = [testPassword, 'One#12345', 'Two#12345', 'Three#12345'];
    for (let n = 1; n < passwords.length; n += 1) {
      const [originalPwd = '', newPwd = ''] = [passwords[n - 1], passwords[n]];
      expect(await codeOf(await change(own, { originalPwd, newPwd, repeatNewPwd: newPwd }))).toBe('0');
    }
    const back = (newPwd: string) =>
      change(own, { originalPwd: 'Three#12345', newPwd, repeatNewPwd: newPwd }).then(codeOf);
    expect(await back('Three#12345')).toBe('1009');
    expect(await back('Two#12345')).toBe('1009');
    expect(await back('One#12345')).toBe('1009');
    expect(await back(testPassword)).toBe('0');
    for (let n = 0; n < 5; n += 1) {
      expect(await codeOf(await change(own, { originalPwd: `guess${n}` }))).toBe('1006');
    }
    expect((await change(own, { originalPwd: testPassword })).status).toBe(429);
  });
});
