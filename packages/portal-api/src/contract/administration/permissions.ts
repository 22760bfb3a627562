/** What administrators may be allowed one by one. Role `admin` and `*:*:*` allow everything (specification, section 6). */
export const administrationPermissions = [
  'administration:people:view',
  'administration:people:edit',
  'administration:departments:edit',
  'administration:roles:edit',
  'administration:menus:edit',
  'administration:audit:view',
  'administration:identity:edit',
  'administration:health:view',
  'administration:backups:edit',
] as const;
export type AdministrationPermission = (typeof administrationPermissions)[number];

/** Whoever changes people, departments or roles also sees them. */
export const seesPeople = [
  'administration:people:view',
  'administration:people:edit',
  'administration:departments:edit',
  'administration:roles:edit',
] as const satisfies readonly AdministrationPermission[];

/** Also those who edit menus see the roles, and what a person sees. */
export const seesRoles = [...seesPeople, 'administration:menus:edit'] as const;

/** What the portal and its newsroom distinguish. Their pages decide what they show by it. */
export const portalPermissions = [
  'workspace:view',
  'workspace:edit',
  'application:view',
  'news:view',
  'news:send',
  'addressBook:view',
  'networkDisk:view',
  'networkDisk:edit',
  'collection:view',
  'collection:edit',
  'group:create',
] as const;
export const newsroomPermissions = [
  'story:review',
  'story:return',
  'story:publish',
  'topic:approve',
  'hotspot:manage',
  'ranking:view',
  'push:send',
] as const;
export type KnownPermission =
  AdministrationPermission | (typeof portalPermissions)[number] | (typeof newsroomPermissions)[number];
