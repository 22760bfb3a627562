import { covers } from './permissions.ts';

/** The role that passes every role rule. */
const admin = 'admin';

/**
 * Whether one of the listed roles is among the person's; `admin` always passes (specification, section 6).
 * Throws a TypeError, for developers, without a list.
 */
export function hasRole(own: readonly string[], listed: readonly string[]): boolean {
  requireList(listed, 'roles');
  return own.includes(admin) || listed.some((one) => own.includes(one));
}

/**
 * Whether one of the listed permissions is among the person's; `*:*:*` always passes (specification, section 6),
 * and rules such as `story:*` for what they cover.
 * Throws a TypeError, for developers, without a list.
 */
export function hasPermission(own: readonly string[], listed: readonly string[]): boolean {
  requireList(listed, 'permissions');
  return listed.some((one) => own.some((rule) => covers(rule, one)));
}

function requireList(listed: readonly string[], what: string): void {
  if (!Array.isArray(listed) || listed.length === 0) throw new TypeError(`A rule needs its list of ${what}.`);
}
