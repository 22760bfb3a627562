import { cookieNames, readCookie } from '@snap/portal-api';
import { hasPermission } from '@snap/portal-api/rules';
import { proxy, useSnapshot } from 'valtio';

/** `ended`: the session ended while someone was at work; what is on screen stays until they sign in again (A7). */
export const session = proxy<{
  status: 'anonymous' | 'active' | 'ended';
  /** `tenant~user`. */
  userId: string;
  userName: string;
  /** Empty without an avatar. */
  avatarUrl: string;
  permissions: readonly string[];
}>({ status: 'anonymous', userId: '', userName: '', avatarUrl: '', permissions: [] });

/** The login cookie: a hint that a user is signed in, never proof (decision E4). */
export const loginCookie = (): string | undefined => readCookie(cookieNames.login) || undefined;

export function endSession(): void {
  if (session.status === 'active') session.status = 'ended';
}

/** Whether the user has one of the permissions; the server checks each call anyway. */
export function usePermission(...permissions: readonly string[]): boolean {
  return hasPermission(useSnapshot(session).permissions, permissions);
}
