import { account, messages } from '@snap/portal-api/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookiesOf, grantOf } from '../../../testing/responses.ts';
import { type RunningProgram, runProgram } from '../../../testing/running-server.ts';

const sessions = 200;
/** Renewals between the theft and the moment at which the older token comes back. */
const mostRenewals = 6;
/** Milliseconds in which an ended session is refused everywhere (G12). */
const endedWithin = 1_000;

let server: RunningProgram;
let people: string[];
beforeAll(async () => {
  server = await runProgram(4_524, sessions + 20);
  people = (await server.signIn(sessions)).map(({ userId }) => userId);
}, 120_000);
afterAll(() => server.close());

const owner = { 'user-agent': 'owner' };
const thief = { 'user-agent': 'thief' };

async function signIn(index: number) {
  const response = await fetch(server.url + account.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...owner },
    body: JSON.stringify({ username: people[index], password: 'Portal#2026', tenantId: 'demo' }),
  });
  return { cookies: cookiesOf(response), token: (await grantOf(response)).accessToken };
}

type Held = Awaited<ReturnType<typeof signIn>>;

/** Renews and, unless its response is lost, uses the new access token. */
async function renew(
  { cookies }: Held,
  headers: Record<string, string>,
  used = true,
): Promise<Held | undefined> {
  const response = await fetch(server.url + account.refresh.path, {
    headers: { tenantid: 'demo', cookie: cookies, ...headers },
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return undefined;
  }
  const next = { cookies: cookiesOf(response), token: (await grantOf(response)).accessToken };
  if (used) await isGood(next);
  return next;
}

async function isGood({ token }: Held): Promise<boolean> {
  const response = await fetch(`${server.url}${messages.unread.path}?tenantId=demo`, {
    headers: { authorization: `Bearer ${token}`, tenantid: 'demo' },
  });
  await response.body?.cancel();
  return response.status === 200;
}

async function renewTimes(held: Held, times: number, headers: Record<string, string>): Promise<Held> {
  let current = held;
  for (let n = 0; n < times; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const next = await renew(current, headers);
    if (!next) throw new Error(`renewal ${n} was refused`);
    current = next;
  }
  return current;
}

const each = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: sessions }, (_, index) => work(index)));
const countOf = (results: readonly boolean[]) => results.filter(Boolean).length;

it('G38: any older refresh token ends the session when it is used again; racing tabs and lost responses do not', async () => {
  // One of the two renews several times at once; then the other presents its old token.
  const thefts = await each(async (index) => {
    const stolen = await signIn(index);
    const [first, second] = index % 2 === 0 ? [thief, owner] : [owner, thief];
    const newest = await renewTimes(stolen, 1 + (index % mostRenewals), first);
    return { noticed: (await renew(stolen, second)) === undefined, newest, first };
  });
  await pause(endedWithin);
  const stillRenewed = await Promise.all(
    thefts.map(async ({ newest, first }) => (await renew(newest, first)) !== undefined),
  );
  const stillUsed = await Promise.all(thefts.map(({ newest }) => isGood(newest)));

  // A thief who follows the owner and presents each token right after it was replaced.
  const followed = await each(async (index) => {
    const stolen = await signIn(index);
    const newest = await renewTimes(stolen, 1, owner);
    await renew(stolen, thief);
    return (await renew(newest, owner)) === undefined;
  });

  const raced = await each(async (index) => {
    const held = await signIn(index);
    const tabs = await Promise.all([1, 2, 3].map(() => renew(held, owner)));
    const cookies = new Set(tabs.map((tab) => tab?.cookies));
    const [tab] = tabs;
    return cookies.size === 1 && tab !== undefined && (await renew(tab, owner)) !== undefined;
  });
  const lost = await each(async (index) => {
    const held = await signIn(index);
    await renew(held, owner, false);
    // From another network by now, perhaps.
    const again = await renew(held, { 'user-agent': 'owner on the move' });
    return again !== undefined && (await renew(again, owner)) !== undefined;
  });
  console.log(
    `G38: ${sessions} stolen tokens, 1 to ${mostRenewals} renewals before the older one came back: ` +
      `${countOf(thefts.map(({ noticed }) => noticed))} noticed, ${countOf(stillRenewed)} renewed and ${countOf(stillUsed)} used after that; ` +
      `${countOf(followed)} of ${sessions} that followed the owner's renewals noticed; of ${sessions} sessions each, ` +
      `${countOf(raced)} with three tabs that raced and ${countOf(lost)} with a lost response went on`,
  );
  expect(thefts.map(({ noticed }) => noticed)).not.toContain(false);
  expect([countOf(stillRenewed), countOf(stillUsed)]).toEqual([0, 0]);
  expect([countOf(followed), countOf(raced), countOf(lost)]).toEqual([sessions, sessions, sessions]);
}, 300_000);
