/** The rule that allows everything (specification, section 6). */
export const everyPermission = '*:*:*';

/** Maximum length of a rule, in code points. */
export const permissionLength = 100;

/**
 * Whether a text is a permission or a rule for several: two to six parts with colons between them, each a word of
 * letters, digits, `_`, `.` and `-`, or `*`. Of rules of nothing but `*` only `*:*:*` is one.
 */
export function isPermissionRule(rule: string): boolean {
  if (rule === everyPermission) return true;
  const parts = rule.split(':');
  return (
    rule.length <= permissionLength &&
    parts.length >= 2 &&
    parts.length <= 6 &&
    parts.every((part) => part === '*' || /^[A-Za-z0-9][\w.-]*$/.test(part)) &&
    parts.some((part) => part !== '*')
  );
}

/**
 * Whether a rule allows all that another one allows. A `*` stands for any part, the last one also for several:
 * `administration:*` allows `administration:people:view`, and `*:*:*` everything.
 */
export function covers(rule: string, other: string): boolean {
  if (rule === everyPermission || rule === other) return true;
  if (!rule.includes('*')) return false;
  const parts = rule.split(':');
  const others = other.split(':');
  const open = parts.at(-1) === '*';
  // The last `*` of the other one stands for several parts, too, which only an open rule allows.
  if (open ? others.length < parts.length : others.length !== parts.length || others.at(-1) === '*') {
    return false;
  }
  return parts.every((part, place) => part === '*' || part === others[place]);
}
