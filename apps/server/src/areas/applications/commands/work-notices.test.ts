import { codes, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ann: SignedIn;
let token: string;

const outcome = z.object({
  code: z.string(),
  result: z.optional(
    z.object({
      list: z.array(z.object({ recipient: z.string(), id: z.string() })),
      failed: z.array(z.object({ recipient: z.string(), code: z.string() })),
    }),
  ),
});

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addTenant('acme');
  await server.addPeople('demo', ['ann', 'ben', 'cleo', 'gone']);
  await server.addPeople('acme', ['walker']);
  await server.db.tenant('demo', (tx) =>
    tx.updateTable('person').set({ left_at: new Date() }).where('login', '=', 'gone').execute(),
  );
  const secret = await server.addApp('demo', 'oa');
  const response = await fetch(
    `${server.url}/co/oapi/gettoken?${new URLSearchParams({ appid: 'oa', secret, tenantId: 'demo' })}`,
  );
  token = z.object({ access_token: z.string() }).parse(await response.json()).access_token;
  ann = await server.signIn('demo~ann');
});
afterAll(() => server.close());

const send = async (message: object | string, recipients: string[] = []) => {
  const form = new URLSearchParams({
    sender: 'oa',
    token,
    message: typeof message === 'string' ? message : JSON.stringify(message),
  });
  for (const recipient of recipients) form.append('recipient', recipient);
  const response = await fetch(`${server.url}/snap-app-im/oapi/message/sendworkmsg`, {
    method: 'POST',
    body: form,
  });
  return { status: response.status, ...outcome.parse(await response.json()) };
};
const messages = async () => {
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ n: number }>`SELECT count(*) AS n FROM message`.execute(tx),
  );
  return rows[0]?.n ?? 0;
};
const get = async (path: string): Promise<unknown> =>
  (await fetch(`${server.url}${path}`, { headers: ann.headers })).json();

describe('a work notice (B19)', () => {
  it('reaches everyone named: repeated, with commas, by the user part alone, or within the message, each once', async () => {
    const before = await messages();
    const { result } = await send({ msg: 'all', recipient: 'demo~cleo' }, ['demo~ann,ben', 'ann']);
    expect(result?.list.map(({ recipient }) => recipient).toSorted()).toEqual([
      'demo~ann',
      'demo~ben',
      'demo~cleo',
    ]);
    expect(await messages()).toBe(before + 3);
  });

  it('is sent once, also by fifty concurrent requests, and a repeat to more reaches only the new recipients', async () => {
    const before = await messages();
    const notice = { msg: 'once', clientMsgId: 'n1' };
    const tries = await Promise.all(Array.from({ length: 50 }, () => send(notice, ['ann'])));
    expect(new Set(tries.map(({ result }) => result?.list[0]?.id)).size).toBe(1);
    expect(await messages()).toBe(before + 1);
    const { result } = await send(notice, ['ann', 'ben']);
    expect(result?.list[0]).toEqual(tries[0]?.result?.list[0]);
    expect(await messages()).toBe(before + 2);
  });

  it('says which recipients it did not reach, and why', async () => {
    const { code, result } = await send({ msg: 'some' }, ['ann', 'gone', 'nobody', 'app:oa']);
    expect(code).toBe(codes.ok);
    expect(result?.failed).toMatchObject([
      { recipient: 'demo~gone', code: codes.personLeft },
      { recipient: 'demo~nobody', code: codes.unknownPerson },
      { recipient: 'demo~app:oa', code: codes.appNotWritable },
    ]);
  });

  it('refuses recipients of another organisation, and then sends nothing', async () => {
    const before = await messages();
    expect(await send({ msg: 'across' }, ['ann', 'acme~walker'])).toMatchObject({ status: 403 });
    expect(await messages()).toBe(before);
  });

  it.each([
    ['nobody', {}, [], 200, codes.noRecipient],
    ['an empty text', { msg: '  ' }, ['ann'], 200, codes.messageEmpty],
    ['a recipient that is no id', { recipient: 7 }, ['ann'], 400, codes.invalidInput],
    [
      'a text that is too long',
      { msg: 'x'.repeat(limits.messageLength + 1) },
      ['ann'],
      400,
      codes.invalidInput,
    ],
  ])('is refused for %s', async (_, message, recipients, status, code) => {
    expect(await send({ msg: 'text', ...message }, recipients)).toMatchObject({ status, code });
  });

  it('may be as long as any message, in any script', async () => {
    const { code } = await send({ msg: '稿'.repeat(limits.messageLength) }, ['ann']);
    expect(code).toBe(codes.ok);
  });

  it('is refused with 429 when an application floods, until its minute is over (G30)', async () => {
    await server.db.tenant('demo', (tx) =>
      sql`UPDATE application SET minute_began = now(), minute_sent = ${limits.workNoticesPerMinute - 1}`.execute(
        tx,
      ),
    );
    const before = await messages();
    expect(await send({ msg: 'two' }, ['ann', 'ben'])).toMatchObject({ status: 429 });
    expect(await send({ msg: 'one' }, ['ann'])).toMatchObject({ status: 200 });
    expect(await send({ msg: 'one more' }, ['ann'])).toMatchObject({ status: 429 });
    expect(await messages()).toBe(before + 1);
    await server.db.tenant('demo', (tx) =>
      sql`UPDATE application SET minute_began = now() - interval '61 seconds'`.execute(tx),
    );
    expect(await send({ msg: 'next minute' }, ['ann'])).toMatchObject({ status: 200 });
  });
});

describe('an application among people', () => {
  it('is not found as a contact, and cannot be a friend', async () => {
    expect(await get('/snap-app-im/im/search/web/all.ajax?q=oa&type=user')).toMatchObject({ userNumber: 0 });
    const response = await fetch(`${server.url}/snap-app-im/friend/send/friendreq`, {
      method: 'POST',
      headers: ann.headers,
      body: new URLSearchParams({ friendId: 'demo~app:oa', msg: 'hi' }),
    });
    expect(await response.json()).toMatchObject({ code: codes.unknownPerson });
  });

  it('is not among the people who can be chosen, also where its conversation is recent', async () => {
    const listed = await fetch(`${server.url}/co/mobile/user/list`, {
      method: 'POST',
      headers: { ...ann.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: ['demo~ben', 'demo~app:oa'] }),
    });
    expect(await listed.json()).toMatchObject({ code: codes.ok, result: [{ userId: 'demo~ben' }] });
  });

  it('joins no group, signs in nowhere, and gets no password', async () => {
    const create = await fetch(`${server.url}/snap-app-im/oapi/group/create`, {
      method: 'POST',
      headers: ann.headers,
      body: new URLSearchParams({ name: 'g', introduce: 'x', creatorId: 'demo~ann', ids: 'demo~app:oa' }),
    });
    expect(await create.json()).not.toMatchObject({ code: codes.ok });
    await expect(server.signIn('demo~app:oa')).rejects.toThrow(codes.wrongCredentials);
    const forced = server.db.tenant('demo', (tx) =>
      tx.updateTable('person').set({ password_hash: 'x' }).where('kind', '=', 'app').execute(),
    );
    await expect(forced).rejects.toThrow('person_app_has_no_password');
  });
});
