import { codes } from '../contract/codes.ts';
import type { SessionGrant } from '../contract/session.ts';
import { MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

/** Begins a session: sets the cookies and says who it is. */
export function grant(world: MockWorld, userId: string, headers: Headers): SessionGrant {
  const person = world.person(userId);
  if (person === undefined) throw new MockRefusal(codes.unauthenticated, 401);
  const { accessToken, refreshToken } = world.issueTokens(userId);
  const { name: userName, tenantId } = person;
  headers.append('Set-Cookie', `portal_access_token=${accessToken}; Path=/; SameSite=Strict`);
  headers.append('Set-Cookie', `portal_login=${userId}; Path=/; SameSite=Strict`);
  headers.append('Set-Cookie', `portal_tenant=${tenantId}; Path=/; SameSite=Strict`);
  headers.append('Set-Cookie', `portal_refresh=${refreshToken}; Path=/; SameSite=Strict; HttpOnly`);
  return { userId, userName, tenantId, accessToken, expiresIn: 900 };
}
