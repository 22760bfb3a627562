/** Has all permissions (specification, section 6); `portal user role USER admin` makes the first one (decision E20). */
export const administratorRole = 'admin';

/** The roles that every organisation begins with, beside ROLE_DEFAULT, which everyone has. */
export const defaultRoles: readonly { roleId: string; permissions: readonly string[] }[] = [
  { roleId: administratorRole, permissions: ['*:*:*'] },
  { roleId: 'ROLE_EDITOR', permissions: ['story:review', 'story:return', 'story:publish', 'topic:approve'] },
  { roleId: 'ROLE_OPERATOR', permissions: ['hotspot:manage', 'ranking:view', 'push:send'] },
];
