import { splitUserId } from '@snap/portal-api/rules';
import { proxy } from 'valtio';
import { cookieNames, readCookie, removeCookie } from '@snap/portal-api';
import { clearDeviceCache } from './clear-device-cache.ts';

/** The role of everyone whose roles the server does not name (specification, section 6; decision A17). */
const defaultRoles = ['ROLE_DEFAULT'];

/**
 * - `anonymous`: nothing is loaded; there may be a login cookie whose owner is not known yet.
 * - `active`: signed in, and the person's own details are here.
 * - `ended`: the session ended while someone was at work; everything on screen stays until they sign in again (A7).
 */
export type SessionStatus = 'anonymous' | 'active' | 'ended';

export interface SessionState {
  status: SessionStatus;
  /** `tenant~user`; empty while anonymous. */
  userId: string;
  userName: string;
  /** URL of the user's avatar; empty without one, and until it is known. */
  avatarUrl: string;
  tenantId: string;
  roles: string[];
  /** What the roles allow, as far as the server has said. */
  permissions: string[];
}

export const session = proxy<SessionState>({
  status: 'anonymous',
  userId: '',
  userName: '',
  avatarUrl: '',
  tenantId: '',
  roles: [],
  permissions: [],
});

/** The login cookie: a hint that a user is signed in, never proof (decision E4). */
export function loginCookie(): string | undefined {
  return readCookie(cookieNames.login) || undefined;
}

/** The organisation of requests: that of the session, else the configured one. */
export function currentTenant(): string {
  return readCookie(cookieNames.tenant) || session.tenantId;
}

/** The installation's organisation, for those who do not name another. */
export function setDefaultTenant(tenantId: string): void {
  session.tenantId = tenantId;
}

export function beginSession(person: { userId: string; userName: string }): void {
  session.userId = person.userId;
  session.userName = person.userName;
  session.tenantId = splitUserId(person.userId)?.tenantId ?? session.tenantId;
  session.roles = [...defaultRoles];
  session.status = 'active';
}

/** The server has ended the session. Nothing to do before it was active. */
export function endSession(): void {
  if (session.status === 'active') session.status = 'ended';
}

/**
 * Removes the login and the cache from this device (decision E4); the session on the server stays. Drafts and unsent messages stay
 * for the next sign-in.
 */
export function clearLogin(): void {
  const { login, tenant, accessToken, messageSettings } = cookieNames;
  for (const name of [login, tenant, accessToken, messageSettings]) removeCookie(name);
  clearDeviceCache();
  session.status = 'anonymous';
  session.userId = '';
  session.userName = '';
  session.avatarUrl = '';
  session.roles = [];
  session.permissions = [];
}
