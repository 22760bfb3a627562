import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditAction, AuditKind } from '@snap/portal-api/contract';

/** What happened, by the action's name in the log. */
const actions: Readonly<Record<AuditAction, MessageDescriptor>> = {
  'sign-in': msg`Signed in`,
  'sign-in-refused': msg`Sign-in refused`,
  'sign-out': msg`Signed out`,
  'session-ended': msg`Session ended for safety`,
  'sessions-ended': msg`Sessions ended`,
  'scan-confirmed': msg`Sign-in by code confirmed`,
  'login-token': msg`Sign-in link made`,
  'sso-token': msg`Sign-in to another system`,
  'identity-bound': msg`External identity bound`,
  registered: msg`Registered`,
  'password-set': msg`Password changed`,
  'password-refused': msg`Change of password refused`,
  'account-disabled': msg`Account disabled`,
  'account-enabled': msg`Account enabled`,
  'account-locked': msg`Account locked after wrong passwords`,
  'account-unlocked': msg`Account unlocked`,
  'second-factor-set': msg`Two-step verification set up`,
  'second-factor-removed': msg`Two-step verification removed`,
  'person-added': msg`Person added`,
  'person-changed': msg`Person changed`,
  'person-left': msg`Marked as left`,
  'person-returned': msg`Taken back`,
  'handed-over': msg`Groups and files handed over`,
  'people-exported': msg`Staff file exported`,
  'department-added': msg`Department added`,
  'department-renamed': msg`Department renamed`,
  'department-moved': msg`Department moved`,
  'department-removed': msg`Department deleted`,
  'department-led': msg`Leaders changed`,
  'role-added': msg`Role added`,
  'role-changed': msg`Role changed`,
  'role-removed': msg`Role deleted`,
  'role-given': msg`Role given`,
  'role-taken': msg`Role taken away`,
  'app-added': msg`Application added`,
  'app-removed': msg`Application removed`,
  'app-secret': msg`Application has a new secret`,
  'app-signed-in': msg`Signed in to an application`,
  'app-code-refused': msg`Application’s code refused`,
  'app-token': msg`Application signed in`,
  'app-token-refused': msg`Application’s sign-in refused`,
  'tenant-added': msg`Organisation added`,
  'tenant-set': msg`Settings changed`,
  'menu-changed': msg`Menu changed`,
  'identity-provider-changed': msg`Sign-in provider changed`,
  'scim-token-added': msg`Token of a directory service added`,
  'scim-token-removed': msg`Token of a directory service removed`,
  'audit-exported': msg`Audit log exported`,
  'backup-started': msg`Backup started`,
  'first-step-put-away': msg`Step of the first day put away`,
  refused: msg`Access refused`,
};

const known: Readonly<Record<string, MessageDescriptor>> = actions;

/** An action that this version does not know is shown by its name. */
export const actionWords = (action: string): MessageDescriptor | string => known[action] ?? action;

export const isRefused = (action: string) =>
  /(^|-)refused$|-locked$/.test(action) || action === 'session-ended';

/** In the place of who acted. */
export const commandLineWords = msg`Command line`;

/** Choices of the filter. */
export const kindWords: Readonly<Record<AuditKind, MessageDescriptor>> = {
  signIns: msg`Sign-ins`,
  accounts: msg`Accounts and passwords`,
  people: msg`People`,
  departments: msg`Departments`,
  roles: msg`Roles`,
  applications: msg`Applications`,
  organisation: msg`Organisation`,
  refusals: msg`Refused access`,
};

const fields: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Name`,
  reading: msg`Reading of the name`,
  gender: msg`Gender`,
  position: msg`Position`,
  mobile: msg`Mobile`,
  telephone: msg`Telephone`,
  email: msg`Email`,
  introduction: msg`Introduction`,
  workplace: msg`Place of work`,
  departments: msg`Departments`,
  leads: msg`Leads`,
  leaders: msg`Leaders`,
  path: msg`Path`,
  place: msg`Place in the order`,
  disabled: msg`Disabled`,
  left: msg`Left`,
  owner: msg`Owner`,
  groups: msg`Groups`,
  files: msg`Files`,
  sessions: msg`Sessions`,
  attempts: msg`Wrong passwords`,
  reason: msg`Reason`,
  roleId: msg`Role`,
  appId: msg`Application`,
  names: msg`Settings`,
  route: msg`Address of the call`,
  code: msg`Code`,
  kind: msg`Kind`,
  action: msg`Action`,
  actorId: msg`By`,
  personId: msg`Concerns`,
  from: msg`From`,
  until: msg`Until`,
  description: msg`Description`,
  permissions: msg`Permissions`,
  people: msg`People`,
  entries: msg`Menu entries`,
  roles: msg`Roles`,
  importId: msg`Import`,
  note: msg`Note`,
  folder: msg`Folder`,
  putAway: msg`Put away`,
  enabled: msg`Sign in with this provider`,
  issuer: msg`Issuer`,
  clientId: msg`Client ID`,
  secret: msg`Client secret`,
  scopes: msg`Scopes`,
  createAccounts: msg`Add accounts`,
  matchBy: msg`Recognise an existing account by`,
  loginClaim: msg`Claim of the user name`,
  nameClaim: msg`Claim of the name`,
  groupsClaim: msg`Claim of the groups`,
};

export const fieldWords = (field: string): MessageDescriptor | string => fields[field] ?? field;

const values: Readonly<Record<string, MessageDescriptor>> = {
  true: msg`yes`,
  false: msg`no`,
  male: msg`male`,
  female: msg`female`,
  hidden: msg`hidden`,
  'wrong credentials': msg`wrong user name or password`,
  'too many attempts': msg`too many attempts`,
  'account disabled': msg`account disabled`,
  'refresh token used twice': msg`the session was used in two places`,
};

export const valueWords = (value: string): MessageDescriptor | string => values[value] ?? value;
