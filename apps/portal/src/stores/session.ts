import { splitUserId } from '@snap/portal-api/rules';
import { proxy } from 'valtio';
import { cookieNames, readCookie, removeCookie } from './cookies.ts';
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
  /** The person's own picture; empty for none, and until it is known. */
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

/** The login cookie: a hint that somebody is signed in, never proof (decision E4). */
export function loginCookie(): string | undefined {
  return readCookie(cookieNames.login) || undefined;
}

/** The organisation that calls are made for: the one signed in to, else the configured one. */
export function currentTenant(): string {
  return readCookie(cookieNames.tenant) || session.tenantId;
}

/** The installation's organisation, for those who do not name another. */
export function setDefaultTenant(tenantId: string): void {
  session.tenantId = tenantId;
}

/** Somebody is signed in and known. */
export function beginSession(person: { userId: string; userName: string }): void {
  session.userId = person.userId;
  session.userName = person.userName;
  session.tenantId = splitUserId(person.userId)?.tenantId ?? session.tenantId;
  session.roles = [...defaultRoles];
  session.status = 'active';
}

/** The server no longer knows the session. Without anybody at work there is nothing to keep. */
export function endSession(): void {
  if (session.status === 'active') session.status = 'ended';
}

/**
 * Forgets who was signed in, on this device, and what was kept for them to read without a network; the server has its own
 * say (decision E4). What they have written and not sent stays: it is theirs when they come back.
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
