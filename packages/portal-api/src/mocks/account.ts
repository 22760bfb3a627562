import type { HttpHandler } from 'msw';
import { account, type SessionGrant } from '../contract/account.ts';
import { codes } from '../contract/codes.ts';
import { mock, MockRefusal, type MockCaller } from './mock.ts';
import { mockPassword } from './people.ts';
import type { MockWorld } from './world.ts';

/** Wrong passwords until an account is closed for a while (G14). */
const attempts = 5;

/** Signing in, renewing and signing out. */
export function accountMocks(world: MockWorld): HttpHandler[] {
  const grant = (userId: string, headers: Headers): { code: string; result: SessionGrant } => {
    const person = world.person(userId);
    if (person === undefined) throw new MockRefusal(codes.unauthenticated, 401);
    const { accessToken, refreshToken } = world.issueTokens(userId);
    const { name: userName, tenantId } = person;
    headers.append('Set-Cookie', `portal_access_token=${accessToken}; Path=/; SameSite=Strict`);
    headers.append('Set-Cookie', `portal_login=${userId}; Path=/; SameSite=Strict`);
    headers.append('Set-Cookie', `portal_tenant=${tenantId}; Path=/; SameSite=Strict`);
    headers.append('Set-Cookie', `portal_refresh=${refreshToken}; Path=/; SameSite=Strict; HttpOnly`);
    return { code: codes.ok, result: { userId, userName, tenantId, accessToken, expiresIn: 900 } };
  };
  const forget = ({ accessToken = '', refreshToken = '' }: MockCaller) => {
    world.accessTokens.delete(accessToken);
    world.refreshTokens.delete(refreshToken);
  };
  const { identify } = world;

  return [
    mock(
      account.login,
      ({ username, password, tenantId }, { headers }) => {
        const [tenant = tenantId, login = username] = username.includes('~') ? username.split('~') : [];
        const userId = `${tenant}~${login}`;
        const failed = world.failedSignIns.get(userId) ?? 0;
        if (failed >= attempts) throw new MockRefusal(codes.tooManyAttempts, 429, { 'Retry-After': '1800' });
        if (world.person(userId) === undefined || password !== mockPassword) {
          world.failedSignIns.set(userId, failed + 1);
          throw new MockRefusal(codes.wrongCredentials);
        }
        return grant(userId, headers);
      },
      identify,
    ),
    mock(
      account.refresh,
      (_, caller) => {
        forget(caller);
        return grant(caller.userId, caller.headers);
      },
      identify,
    ),
    mock(
      account.logout,
      (_, caller) => {
        forget(caller);
        for (const name of ['portal_access_token', 'portal_login', 'portal_refresh']) {
          caller.headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0`);
        }
        return { code: codes.ok };
      },
      identify,
    ),
  ];
}
