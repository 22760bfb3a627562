/** The role that passes every role rule. */
const admin = 'admin';
/** The permission that passes every permission rule. */
const every = '*:*:*';

/**
 * Whether one of the listed roles is among the person's; `admin` always passes (specification, section 6).
 * Throws a TypeError, for developers, without a list.
 */
export function hasRole(own: readonly string[], listed: readonly string[]): boolean {
  return passes(own, listed, admin, 'roles');
}

/**
 * Whether one of the listed permissions is among the person's; `*:*:*` always passes (specification, section 6).
 * Throws a TypeError, for developers, without a list.
 */
export function hasPermission(own: readonly string[], listed: readonly string[]): boolean {
  return passes(own, listed, every, 'permissions');
}

function passes(own: readonly string[], listed: readonly string[], master: string, what: string): boolean {
  if (!Array.isArray(listed) || listed.length === 0) throw new TypeError(`A rule needs its list of ${what}.`);
  return own.includes(master) || listed.some((one) => own.includes(one));
}
