import type { Target } from '@snap/portal-api/contract';
import { currentTenant } from './session.ts';

/**
 * URL of a person's or group's avatar; undefined without one. The version makes it cacheable (decision D11). Built without the
 * contract, whose schemas the first page does not load.
 */
export function avatarUrlOf(
  { type, id }: Readonly<Pick<Target, 'type' | 'id'>>,
  version: string | undefined,
): string | undefined {
  if (!version) return undefined;
  const query = new URLSearchParams({ temp: version, tenantId: currentTenant() });
  if (type === 'user') return `/snap-engine-file/avatar/user/${encodeURIComponent(id)}/large?${query}`;
  query.set('avatarId', type === 'group' ? `${id}_discussionGroup` : id);
  return `/snap-engine-file/avatar/obtain?${query}`;
}
