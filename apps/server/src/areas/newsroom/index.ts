// What other areas and the rest of the server may use.
export { codeInLanguage, defaultCodes } from './defaults/default-codes.ts';
export { administratorRole, defaultRoles } from './defaults/default-roles.ts';
export { portalPages } from './defaults/portal-pages.ts';
export { findTopic, isTopicClosed } from './queries/topics.ts';
export { changeRole, knownRoles } from './commands/change-role.ts';
export { contain, permit, readRights, type Rights, rightsOfRole } from './queries/rights.ts';
export { activeAdministrators, lockAdministrators } from './queries/administrators.ts';
