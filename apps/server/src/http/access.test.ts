import { contract, type Endpoint } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkRoutes, pathOf } from './routes.ts';
import { needsSession, route } from './route.ts';

let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  for (const tenant of ['demo', 'acme']) {
    await server.addTenant(tenant);
    await server.addPeople(tenant, ['zhang', 'li']);
  }
  zhang = await server.signIn('demo~zhang');
});
afterAll(() => server.close());

// The refusals of each call are tested in matrix/.
const endpoints = Object.values(contract).flatMap((area) => Object.values<Endpoint>(area));
const call = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method, headers });

describe('deny by default', () => {
  it('serves without a session only the calls listed here', () => {
    const open = server.app.routes.flatMap((entry) =>
      entry.kind === 'contract' && !needsSession(entry.endpoint)
        ? [`${entry.endpoint.method} ${pathOf(entry.endpoint)} ${entry.endpoint.access}`]
        : [],
    );
    const listed = [
      'GET /co/Captcha.jpg public',
      'GET /co/accesstoken/login refresh',
      'GET /co/oapi/getuserinfo public',
      'GET /co/oapi/gettoken public',
      'GET /co/sysconfig/queryall public',
      'GET /openapi/v1/user/access_token public',
      'GET /openapi/v1/user/info public',
      'GET /snap-app-im/webim/2d/obtainUid public',
      'POST /co/findpassword/mobile/reset public',
      'POST /co/oapi/bind public',
      'POST /co/oapi/identity/:tenantId/logout public',
      'POST /co/oapi/identity/begin public',
      'POST /co/oapi/identity/finish public',
      'POST /co/oapi/login/code public',
      'POST /co/register/checkcode public',
      'POST /co/register/smscode public',
      'POST /co/register/smscode4CSP3 public',
      'POST /co/register/user public',
      'POST /co/tenant/obtain public',
      'POST /co/webim/login public',
      'POST /co/webim/login4CSP3 public',
      'POST /snap-app-im/oapi/message/sendworkmsg public',
    ];
    expect(open.toSorted()).toEqual(listed.toSorted());
  });

  it('refuses to start with a call without a route, or a route without a call', () => {
    const missing = server.app.routes.filter(
      (entry) => entry.kind !== 'contract' || entry.endpoint !== contract.account.logout,
    );
    expect(() => checkRoutes(contract, missing)).toThrow('/co/webim/logout has no route');
    const undeclared = route({ ...contract.account.logout, path: '/co/secret' }, () =>
      Promise.resolve({ code: '0' }),
    );
    expect(() => checkRoutes(contract, [...server.app.routes, undeclared])).toThrow(
      '/co/secret is not in the contract',
    );
  });
});

it('accepts the bare token as well as Bearer, and needs no tenant', async () => {
  const { accessToken } = zhang;
  for (const authorization of [accessToken, `Bearer ${accessToken}`, `bearer ${accessToken}`]) {
    const response = await call('GET', '/snap-app-im/oapi/message/unread', { authorization });
    expect(response.status).toBe(200);
  }
});

it.each(endpoints.map((endpoint) => ({ method: endpoint.method, path: pathOf(endpoint) })))(
  'accepts requests with its own origin where browsers send no Sec-Fetch-Site: $method $path',
  async ({ method, path }) => {
    const own = await call(method, path, { tenantid: 'demo', origin: new URL(server.url).origin });
    expect(own.status).not.toBe(403);
  },
);

it('responds 405 when a call exists with another method, and 404 when it does not exist', async () => {
  const wrongMethod = await call('GET', '/co/webim/login');
  expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await call('HEAD', '/co/accesstoken/login')).status).toBe(405);
  const unknown = await call('GET', '/co/nothing?lang=es');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: '404', msg: 'No hay nada en esta dirección.' });
});
