/** Ids of people, groups and their avatars (specification, sections 7 and 9; decision A5). */

const separator = '~';
const groupAvatar = '_discussionGroup';

/** Builds a person's id, `tenant~login`. */
export function joinUserId(tenantId: string, login: string): string {
  return `${tenantId}${separator}${login}`;
}

/** Splits a person's id; undefined for other ids. Tenant ids contain no `~`. */
export function splitUserId(id: string): { tenantId: string; login: string } | undefined {
  const at = id.indexOf(separator);
  if (at < 1 || at === id.length - 1) return undefined;
  return { tenantId: id.slice(0, at), login: id.slice(at + 1) };
}

/**
 * Type of an id without a type: a person if its prefix is the tenant, otherwise a group (A5). For addresses and calls
 * of other systems that lack the type. Does not distinguish teams from groups.
 */
export function targetTypeOf(id: string, tenantId: string): 'user' | 'group' {
  return splitUserId(id)?.tenantId === tenantId ? 'user' : 'group';
}

/** The `avatarId` of a group (specification, section 7). */
export function groupAvatarId(groupId: string): string {
  return groupId + groupAvatar;
}

/** The group of an `avatarId`, with or without the suffix. */
export function groupIdOfAvatar(avatarId: string): string {
  return avatarId.endsWith(groupAvatar) ? avatarId.slice(0, -groupAvatar.length) : avatarId;
}
