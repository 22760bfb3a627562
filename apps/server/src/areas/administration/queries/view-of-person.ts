import { portalTopic, type ViewOfPerson } from '@snap/portal-api/contract';
import type { LocalizedActor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { readMenus, readRights, rolesOf } from '../../newsroom/index.ts';
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
  const names = new Map(
    (await findRoles(tx, tenantId)).map((role) => [role.roleId, shownName(role, language)]),
  );
  const menu = await readMenus(tx, person, portalTopic);
  const listed = new Set(menu.map(({ path }) => path));
  return {
    roles: (await rolesOf(tx, person)).map((id) => ({ id, name: names.get(id) ?? id })),
    permissions: [...(await readRights(tx, person))].toSorted(),
    menu,
    pages: pagesInLanguage(language).map((page) => ({ ...page, open: listed.has(page.path) })),
  };
}
