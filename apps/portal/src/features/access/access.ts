import { useSnapshot } from 'valtio';
import { session } from '../../stores/session.ts';
import { hasPermission, hasRole } from '@snap/portal-api/rules';

/** Whether the person has one of the roles; `admin` has all. */
export function useRole(roles: readonly string[]): boolean {
  return hasRole(useSnapshot(session).roles, roles);
}

/** Whether the user has one of the permissions; `*:*:*` is all. The server checks each call anyway. */
export function usePermission(permissions: readonly string[]): boolean {
  return hasPermission(useSnapshot(session).permissions, permissions);
}
