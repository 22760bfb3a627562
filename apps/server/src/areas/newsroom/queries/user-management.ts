import { codes, defaultRole, type Language, type Menu, portalTopic } from '@snap/portal-api/contract';
import { isMenuPath } from '@snap/portal-api/rules';
import type { Actor } from '../../../actor.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { codeInLanguage } from '../defaults/default-codes.ts';
import { portalMenus } from '../defaults/portal-menus.ts';
import { rightsOfRole } from './rights.ts';

/** The roles of a person: ROLE_DEFAULT, and what the organisation gave them (A17). */
export async function rolesOf(tx: Tx, { tenantId, userId }: Actor): Promise<string[]> {
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
  return [...(await rightsOfRole(tx, actor.tenantId, roleId))].toSorted();
}

/** The entries of a topic that the person's roles open, parents before what is below them. */
export async function readMenus(
  tx: Tx,
  actor: Actor & { language: Language },
  topicId: string,
): Promise<Menu[]> {
  const rows = await menuRows(tx, actor.tenantId, topicId);
  if (rows.length === 0) return topicId === portalTopic ? portalMenus(actor.language) : [];
  const roles = new Set(await rolesOf(tx, actor));
  const below = Map.groupBy(
    rows.filter(
      (row) =>
        !row.hidden &&
        (row.role_ids ?? [row.role_id]).some((roleId) => roles.has(roleId)) &&
        (row.app_id === null || row.app_address !== null) &&
        isMenuPath(pathOf(row)),
    ),
    ({ parent_id }) => parent_id,
  );
  const listed = (parentId: string | null): Menu[] =>
    (below.get(parentId) ?? []).flatMap((row) => {
      const { menu_id: id, parent_id, icon } = row;
      const path = pathOf(row);
      const children = listed(id);
      // A group in which nothing is for this person.
      if (path === '' && children.length === 0) return [];
      const name = nameInLanguage(row, actor.language);
      return [{ id, ...(parent_id === null ? {} : { parentId: parent_id }), name, path, icon }, ...children];
    });
  // What is below an entry that stays shut stays shut too; a ring of entries hangs on no top and is never reached.
  return listed(null);
}

/** The entries of a topic in their order, whoever sees them, each with the address of its application. */
export function menuRows(tx: Tx, tenantId: string, topicId: string) {
  return tx
    .selectFrom('menu as m')
    .leftJoin('application as a', (join) =>
      join.onRef('a.tenant_id', '=', 'm.tenant_id').onRef('a.app_id', '=', 'm.app_id'),
    )
    .select(['m.menu_id', 'm.parent_id', 'm.name', 'm.names', 'm.path', 'm.icon', 'm.role_id', 'm.role_ids'])
    .select(['m.hidden', 'm.app_id', 'a.redirect_uri as app_address'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.topic_id', '=', topicId)
    .orderBy('m.sort')
    .orderBy('m.menu_id')
    .execute();
}

const pathOf = ({ path, app_address }: { path: string; app_address: string | null }) => app_address ?? path;

/** A reader of a language that an entry is not named in sees the Chinese name, else the first. */
function nameInLanguage(
  { name, names }: { name: string; names: Partial<Record<Language, string>> | null },
  language: Language,
): string {
  return names?.[language] ?? names?.zh ?? Object.values(names ?? {})[0] ?? name;
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
