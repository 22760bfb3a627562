import { codes, defaultRole, type Language, type Menu, portalTopic } from '@snap/portal-api/contract';
import { isMenuPath } from '@snap/portal-api/rules';
import type { Actor } from '../../../actor.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { codeInLanguage } from '../defaults/default-codes.ts';
import { portalMenus } from '../defaults/portal-menus.ts';

/** What everyone may do where an organisation has not said otherwise (A17). */
const defaultPermissions = [
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
];

/** The roles of a person: ROLE_DEFAULT, and what the organisation gave them (A17). */
async function rolesOf(tx: Tx, { tenantId, userId }: Actor): Promise<string[]> {
  const given = await tx
    .selectFrom('person_role')
    .select('role_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('role_id')
    .execute();
  return [...new Set([defaultRole, ...given.map(({ role_id }) => role_id)])];
}

/** The permissions of a role that the actor has. Other roles are 403, existing or not (G10). */
export async function readPermissions(tx: Tx, actor: Actor, roleId: string): Promise<string[]> {
  if (!(await rolesOf(tx, actor)).includes(roleId)) throw new HttpRefusal(403, codes.forbidden);
  const rows = await tx
    .selectFrom('role_permission')
    .select('permission')
    .where('tenant_id', '=', actor.tenantId)
    .where('role_id', '=', roleId)
    .orderBy('permission')
    .execute();
  if (rows.length === 0 && roleId === defaultRole) return defaultPermissions;
  return rows.map(({ permission }) => permission);
}

/** The entries of a topic that the person's roles open, parents before what is below them. */
export async function readMenus(
  tx: Tx,
  actor: Actor & { language: Language },
  topicId: string,
): Promise<Menu[]> {
  const rows = await tx
    .selectFrom('menu')
    .select(['menu_id', 'parent_id', 'name', 'path', 'icon', 'role_id'])
    .where('tenant_id', '=', actor.tenantId)
    .where('topic_id', '=', topicId)
    .orderBy('sort')
    .orderBy('menu_id')
    .execute();
  if (rows.length === 0) return topicId === portalTopic ? portalMenus(actor.language) : [];
  const roles = new Set(await rolesOf(tx, actor));
  const below = Map.groupBy(
    rows.filter(({ role_id, path }) => roles.has(role_id) && isMenuPath(path)),
    ({ parent_id }) => parent_id,
  );
  const listed: Menu[] = [];
  const list = (parentId: string | null) => {
    for (const { menu_id: id, parent_id, name, path, icon } of below.get(parentId) ?? []) {
      listed.push({ id, ...(parent_id === null ? {} : { parentId: parent_id }), name, path, icon });
      list(id);
    }
  };
  // What is below an entry that stays shut stays shut too; a ring of entries hangs on no top and is never reached.
  list(null);
  return listed;
}

/** A code master list in its order and the reader's language. Throws code 1322 for an unknown type. */
export async function readCodeList(
  tx: Tx,
  { tenantId, language }: Actor & { language: Language },
  codeType: string,
) {
  const entries = await tx
    .selectFrom('code_entry')
    .select(['code', 'value'])
    .where('tenant_id', '=', tenantId)
    .where('code_type', '=', codeType)
    .orderBy('sort')
    .orderBy('code')
    .execute();
  if (entries.length === 0) throw new Refusal(codes.unknownCodeType);
  return {
    codeType,
    entries: entries.map(({ code, value }) => ({
      code,
      value: codeInLanguage(codeType, code, value, language),
    })),
  };
}

/** The person's login in the office-automation system: their portal login, unless another is configured. */
export async function readWeaverUser(tx: Tx, { tenantId, userId }: Actor) {
  const { login_id: loginId } = await tx
    .selectFrom('person as p')
    .leftJoin('weaver_account as w', (join) =>
      join.onRef('w.tenant_id', '=', 'p.tenant_id').onRef('w.user_id', '=', 'p.user_id'),
    )
    .select((eb) => eb.fn.coalesce('w.login_id', 'p.login').as('login_id'))
    .where('p.tenant_id', '=', tenantId)
    .where('p.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, loginId };
}
