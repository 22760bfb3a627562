/** What administrators may be allowed one by one. Role `admin` and `*:*:*` allow everything (specification, section 6). */
export const administrationPermissions = [
  'administration:people:view',
  'administration:people:edit',
  'administration:departments:edit',
  'administration:roles:edit',
  'administration:audit:view',
  'administration:identity:edit',
] as const;
export type AdministrationPermission = (typeof administrationPermissions)[number];

/** Whoever changes people, departments or roles also sees them. */
export const seesPeople = [
  'administration:people:view',
  'administration:people:edit',
  'administration:departments:edit',
  'administration:roles:edit',
] as const satisfies readonly AdministrationPermission[];
