import { defaultRole, portalTopic, type ViewOfPerson } from '@snap/portal-api/contract';
import { everyPermission } from '@snap/portal-api/rules';
import type { LocalizedActor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { menuRows, readMenus, readRights, rolesOf } from '../../newsroom/index.ts';
import { pagesInLanguage } from './menu.ts';
import { requirePerson } from './person.ts';
import { findRoles, shownName } from './roles.ts';

/** What a person sees and may do, in the actor's language. Throws 1101. */
export async function readViewOfPerson(
  tx: Tx,
  { tenantId, language }: LocalizedActor,
  personId: string,
): Promise<Omit<ViewOfPerson, 'fromUpstream'>> {
  await requirePerson(tx, tenantId, personId);
  const person = { tenantId, userId: personId, language };
  const records = new Map((await findRoles(tx, tenantId)).map((role) => [role.roleId, role]));
  const roleIds = await rolesOf(tx, person);
  const permissions = [...(await readRights(tx, person))].toSorted();
  const menu = await readMenus(tx, person, portalTopic);
  const rows = await menuRows(tx, tenantId, portalTopic);
  // Without a menu of its own the organisation has the portal's pages, which are for everyone.
  const audience = new Map(
    rows.length === 0
      ? menu.map(({ id }) => [id, new Set([defaultRole])])
      : rows.map(({ menu_id, role_ids, role_id }) => [menu_id, new Set(role_ids ?? [role_id])]),
  );
  const listed = new Set(menu.map(({ path }) => path));
  return {
    roles: roleIds.map((roleId) => ({
      id: roleId,
      name: shownName(records.get(roleId) ?? { roleId, name: null }, language),
    })),
    permissions,
    menu,
    from: {
      permissions: permissions.map((permission) => ({
        permission,
        roleIds: roleIds.filter((roleId) => {
          const rights = records.get(roleId)?.rights;
          return rights?.has(permission) === true || rights?.has(everyPermission) === true;
        }),
      })),
      menu: menu.map(({ id }) => ({
        id,
        roleIds: roleIds.filter((roleId) => audience.get(id)?.has(roleId)),
      })),
    },
    pages: pagesInLanguage(language).map((page) => ({ ...page, open: listed.has(page.path) })),
  };
}
