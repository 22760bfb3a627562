// What other areas and the rest of the server may use.
export { codeInLanguage, defaultCodes } from './defaults/default-codes.ts';
export { administratorRole, defaultRoles, roleInLanguage } from './defaults/default-roles.ts';
export { portalPages } from './defaults/portal-pages.ts';
export { findTopic, isTopicClosed } from './queries/topics.ts';
export { changeRole, knownRoles } from './commands/change-role.ts';
export { contain, permit, readRights, type Rights, rightsOfRole, rightsOfRoles } from './queries/rights.ts';
export { menuRows, readMenus, rolesOf } from './queries/user-management.ts';
export { knownPermissions } from './defaults/known-permissions.ts';
export { activeAdministrators, lockAdministrators } from './queries/administrators.ts';
