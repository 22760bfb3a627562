import { administrationPermissions } from '@snap/portal-api/contract';
import { permit, type Rights } from '../../newsroom/index.ts';

/** What of the administration is open to someone, as the console asks for it. */
export function administrationRights(rights: Rights): string[] {
  if (rights.has('*:*:*')) return ['*:*:*'];
  return administrationPermissions.filter((permission) => permit(rights, [permission]));
}
