import { contract } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import type { Attempt } from '../../testing/matrix/attempt.ts';
import { send } from '../../testing/matrix/attempt.ts';
import { nothing, outcomeOf, guardedCalls, otherCalls, ownInput } from '../../testing/matrix/cases.ts';
import { type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';

let world: MatrixWorld;
let live: Grant;
/** Sessions that have ended, each in another way. */
let over: [how: string, grant: Grant][];
beforeAll(async () => {
  world = await startMatrixWorld();
  const { one, two } = world.acme;
  live = await world.signIn(world.demo.one);
  const [revoked, expired, gone, disabled] = [
    await world.signIn(world.demo.one),
    await world.signIn(world.demo.one),
    await world.signIn(one),
    await world.signIn(two),
  ];
  await world.server.db.system(async (tx) => {
    await sql`UPDATE session SET revoked_at = now() WHERE session_id = ${revoked.sessionId}`.execute(tx);
    await sql`UPDATE session SET access_expires_at = now(), refresh_expires_at = now()
      WHERE session_id = ${expired.sessionId}`.execute(tx);
    await sql`UPDATE person SET left_at = now() WHERE user_id = ${gone.userId}`.execute(tx);
    await sql`UPDATE person SET disabled_at = now() WHERE user_id = ${disabled.userId}`.execute(tx);
  });
  over = [
    ['signed out', revoked],
    ['expired', expired],
    ['of someone who left', gone],
    ['of a disabled account', disabled],
  ];
});
afterAll(() => world.close());

const byCookie = (token: string) => ({ authorization: undefined, cookie: `portal_media=${token}` });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Invalid credentials. */
function impostors(media: boolean): Pick<Attempt, 'what' | 'headers'>[] {
  return [
    { what: 'nothing', headers: {} },
    { what: 'an empty header', headers: { authorization: 'Bearer' } },
    { what: 'a made-up token', headers: bearer('A'.repeat(43)) },
    { what: 'another scheme', headers: { authorization: `Basic ${live.accessToken}` } },
    { what: 'the refresh token', headers: bearer(live.refreshToken) },
    { what: 'the media token', headers: bearer(live.mediaToken) },
    { what: 'the refresh cookie', headers: { cookie: `portal_refresh=${live.refreshToken}` } },
    { what: 'the access cookie', headers: { cookie: `portal_access_token=${live.accessToken}` } },
    {
      what: 'the access token as a media cookie',
      headers: { cookie: `portal_media=${live.accessToken}` },
    },
    ...(media ? [] : [{ what: 'the media cookie', headers: { cookie: `portal_media=${live.mediaToken}` } }]),
    ...over.flatMap(([how, { accessToken, mediaToken }]) => [
      { what: `a session ${how}`, headers: bearer(accessToken) },
      { what: `a media cookie ${how}`, headers: { cookie: `portal_media=${mediaToken}` } },
    ]),
  ];
}

describe('without a valid session', () => {
  it.each(guardedCalls)('%s is refused with 401 and has no effect', async (_, endpoint) => {
    const values = ownInput(endpoint, world.demo.one);
    const attempts = impostors(endpoint.access === 'media').map((attempt) => ({
      ...attempt,
      endpoint,
      values,
    }));
    expect(await outcomeOf(world, attempts, ({ status }) => status === 401)).toEqual(nothing);
  });

  it('so are the event stream and uploads', async () => {
    const attempts = otherCalls(world.server.app.routes).flatMap(({ endpoint, method }) =>
      impostors(false).map((attempt) => ({
        ...attempt,
        endpoint,
        method,
        what: `${method} ${attempt.what}`,
      })),
    );
    expect(attempts.length).toBeGreaterThan(0);
    expect(await outcomeOf(world, attempts, ({ status }) => status === 401)).toEqual(nothing);
  });
});

it.each(guardedCalls.filter(([, { access }]) => access === 'media'))(
  '%s accepts the media cookie of a session',
  async (_, endpoint) => {
    const own = await world.signIn(world.demo.one);
    const response = await send(world.server.url, {
      what: 'the media cookie',
      endpoint,
      values: ownInput(endpoint, world.demo.one),
      as: own,
      headers: { authorization: undefined, cookie: `portal_media=${own.mediaToken}` },
    });
    expect(response.status).not.toBe(401);
  },
);

it('a media token is invalid in a header, and an access token in a cookie', async () => {
  const own = await world.signIn(world.demo.one);
  const { directory, disk } = contract;
  const request = { endpoint: directory.obtainUser, values: { userId: own.userId }, as: own };
  const picture = { endpoint: disk.thumb, values: ownInput(disk.thumb, world.demo.one), as: own };
  const statuses = [];
  for (const attempt of [
    { ...picture, what: 'the cookie', headers: byCookie(own.mediaToken) },
    { ...request, what: 'the same in a header', headers: bearer(own.mediaToken) },
    { ...request, what: 'the access token' },
    { ...picture, what: 'the same in the cookie', headers: byCookie(own.accessToken) },
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- each is to find what the one before has left
    statuses.push((await send(world.server.url, attempt)).status);
  }
  expect(statuses).toEqual([200, 401, 200, 401]);
});
