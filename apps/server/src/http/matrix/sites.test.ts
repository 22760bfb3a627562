import { disk, type Endpoint } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { type Attempt, send } from '../../testing/matrix/attempt.ts';
import {
  everyCall,
  nothing,
  outcomeOf,
  guardedCalls,
  otherCalls,
  ownInput,
} from '../../testing/matrix/cases.ts';
import { differences } from '../../testing/fingerprint.ts';
import { type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';

let world: MatrixWorld;
let zhang: Grant;
beforeAll(async () => {
  world = await startMatrixWorld();
  zhang = await world.signIn(world.demo.one);
});
afterAll(() => world.close());

/** Requests that pages of other sites make a browser send, with a token. */
const strangers: Omit<Attempt, 'endpoint'>[] = [
  { what: 'fetch', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' } },
  { what: 'a neighbour of the same site', headers: { 'sec-fetch-site': 'same-site' } },
  { what: 'an image', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' } },
  {
    what: 'a form',
    headers: {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
      'content-type': 'application/x-www-form-urlencoded',
    },
  },
  { what: 'a foreign origin', headers: { origin: 'https://evil.example' } },
  { what: 'an opaque origin', headers: { origin: 'null' } },
  { what: 'an origin that is none', headers: { origin: 'nonsense' } },
  { what: 'an origin on another port', headers: { origin: 'http://127.0.0.1:1' } },
];

/** Requests that no page of the portal sends to change state. */
const navigations: Omit<Attempt, 'endpoint'>[] = [
  { what: 'a prefetch', headers: { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' } },
  { what: 'a prerendering', headers: { 'sec-purpose': 'prefetch;prerender' } },
  { what: 'an old prefetch', headers: { purpose: 'prefetch' } },
  { what: 'a typed address', headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' } },
  { what: 'no tenant in a header', headers: { tenantid: undefined } },
];

/** Bodies that a form can send without a preflight. */
const simpleBodies: Omit<Attempt, 'endpoint'>[] = [
  { what: 'text/plain', headers: { 'content-type': 'text/plain' }, body: '{"a":"="}' },
  {
    what: 'multipart',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  },
];

const cookiesOf = (grant: Grant) =>
  `portal_refresh=${grant.refreshToken}; portal_media=${grant.mediaToken}; portal_access_token=${grant.accessToken}`;

const attempts = (endpoint: Endpoint, kinds: Omit<Attempt, 'endpoint'>[]): Attempt[] => {
  const values = ownInput(endpoint, world.demo.one);
  return kinds.map((kind) => ({
    ...kind,
    endpoint,
    values,
    as: zhang,
    headers: { cookie: cookiesOf(zhang), ...kind.headers },
  }));
};

describe('another site', () => {
  it.each(everyCall)('is refused by %s', async (_, endpoint) => {
    expect(await outcomeOf(world, attempts(endpoint, strangers), ({ status }) => status === 403)).toEqual(
      nothing,
    );
  });

  it.each(everyCall.filter(([, { method, changesState }]) => method === 'GET' && changesState))(
    'cannot make a browser prefetch %s',
    async (_, endpoint) => {
      expect(await outcomeOf(world, attempts(endpoint, navigations), ({ status }) => status === 403)).toEqual(
        nothing,
      );
    },
  );

  it.each(everyCall.filter(([, { method }]) => method === 'POST'))(
    'cannot send %s a body that needs no preflight',
    async (_, endpoint) => {
      expect(
        await outcomeOf(world, attempts(endpoint, simpleBodies), ({ status }) => status === 415),
      ).toEqual(nothing);
    },
  );

  it('is refused by the event stream and uploads', async () => {
    const others = otherCalls(world.server.app.routes).flatMap(({ endpoint, method }) =>
      attempts(endpoint, strangers).map((attempt) => ({ ...attempt, method })),
    );
    expect(await outcomeOf(world, others, ({ status }) => status === 403)).toEqual(nothing);
  });

  it.each(guardedCalls.filter(([, { access }]) => access === 'session'))(
    'cannot use the cookies for %s',
    async (_, endpoint) => {
      const [attempt] = attempts(endpoint, [{ what: 'cookies', headers: { authorization: undefined } }]);
      expect(await outcomeOf(world, attempt ? [attempt] : [], ({ status }) => status === 401)).toEqual(
        nothing,
      );
    },
  );
});

/** GETs that write without a user-visible change of state, and why that is allowed. */
const lazily: Readonly<Record<string, string>> = {
  'account.captcha': 'the solution of a captcha is stored until it is entered',
  'disk.thumb': 'a thumbnail is created on the first request',
};

describe('a GET without declared state change', () => {
  const calls = everyCall.filter(
    ([, { method, changesState, access }]) => method === 'GET' && !changesState && access !== 'refresh',
  );
  it.each(calls)('%s writes nothing, and returns only its caller’s data', async (name, endpoint) => {
    for (const holder of [world.demo.one, world.demo.two, world.acme.one, world.orbe.two]) {
      const as = await world.signIn(holder);
      const before = await world.fingerprint();
      // Cookies that name another person are only hints for the client (E4).
      const headers = { cookie: 'portal_login=demo~quiet; portal_tenant=demo' };
      const values = ownInput(endpoint, holder);
      const response = await send(world.server.url, { what: holder.userId, endpoint, values, as, headers });
      // A prepared download has a one-time name that the test lacks.
      const refused = endpoint === disk.commonDownload ? [400, 500] : [400, 403, 500];
      // The second person of each organisation has no permissions.
      const isOpen = !endpoint.permissions || holder === world.demo.one || holder === world.acme.one;
      expect([response.status, refused.includes(response.status)]).toEqual([response.status, !isOpen]);
      const after = await world.fingerprint();
      expect(name in lazily ? [] : differences(before, after)).toEqual([]);
    }
  });
});
