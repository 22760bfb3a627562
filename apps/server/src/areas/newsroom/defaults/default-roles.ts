import { defaultRole, type Language } from '@snap/portal-api/contract';
import { names, type Names } from '../../../http/texts/names.ts';

/** Has all permissions (specification, section 6); `portal user role USER admin` makes the first one (decision E20). */
export const administratorRole = 'admin';

/** The roles that every organisation begins with, beside ROLE_DEFAULT, which everyone has. */
export const defaultRoles: readonly { roleId: string; permissions: readonly string[] }[] = [
  { roleId: administratorRole, permissions: ['*:*:*'] },
  { roleId: 'ROLE_EDITOR', permissions: ['story:review', 'story:return', 'story:publish', 'topic:approve'] },
  { roleId: 'ROLE_OPERATOR', permissions: ['hotspot:manage', 'ranking:view', 'push:send'] },
];

const roleNames = new Map<string, Names>([
  [administratorRole, names('管理员', 'Administrator', 'Administración', '管理者')],
  [defaultRole, names('所有人', 'Everyone', 'Todas las personas', '全員')],
  ['ROLE_EDITOR', names('编辑', 'Editor', 'Edición', '編集者')],
  ['ROLE_OPERATOR', names('运营', 'Operator', 'Operación', '運営')],
]);

/** The name of a role that the organisation has not named. */
export const roleInLanguage = (roleId: string, language: Language): string =>
  roleNames.get(roleId)?.[language] ?? roleId;
