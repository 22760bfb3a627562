/** Ids of people, groups and their pictures (specification, sections 7 and 9; decision A5). */

const separator = '~';
const groupAvatar = '_discussionGroup';

/** `tenant~user`, the id of a person. */
export function joinUserId(tenantId: string, login: string): string {
  return `${tenantId}${separator}${login}`;
}

/** Tenant and login of a person's id; undefined for an id of another kind. No tenant's id holds a `~`. */
export function splitUserId(id: string): { tenantId: string; login: string } | undefined {
  const at = id.indexOf(separator);
  if (at < 1 || at === id.length - 1) return undefined;
  return { tenantId: id.slice(0, at), login: id.slice(at + 1) };
}

/**
 * Whom an id without a type names: a person where its prefix is the own tenant, a group otherwise (A5). Every target
 * carries its type; this serves addresses and calls of other systems that lack it, and cannot tell a team from a group.
 */
export function targetTypeOf(id: string, tenantId: string): 'user' | 'group' {
  return splitUserId(id)?.tenantId === tenantId ? 'user' : 'group';
}

/** The `avatarId` of a group's picture (specification, section 7). */
export function groupAvatarId(groupId: string): string {
  return groupId + groupAvatar;
}

/** The group whose picture an `avatarId` names, with or without the suffix. */
export function groupIdOfAvatar(avatarId: string): string {
  return avatarId.endsWith(groupAvatar) ? avatarId.slice(0, -groupAvatar.length) : avatarId;
}
