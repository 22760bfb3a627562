import type { Target } from '@snap/portal-api/contract';
import { currentTenant } from './session.ts';

/**
 * The address of a person's or group's picture; undefined without one. The version lets it be kept (decision D11). Written
 * out here: lists of the first page show it, and the area's schemas would weigh on it.
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
