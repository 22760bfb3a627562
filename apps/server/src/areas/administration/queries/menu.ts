import {
  type contract,
  defaultRole,
  languages,
  type Language,
  portalTopic,
  type WireOf,
} from '@snap/portal-api/contract';
import { plainLine } from '@snap/portal-api/rules';
import { createHash } from 'node:crypto';
import type { Tx } from '../../../store/database.ts';
import { menuRows, portalPages } from '../../newsroom/index.ts';

type MenuWire = WireOf<typeof contract.administration.menu>['result'];
export type MenuEntryWire = MenuWire['entries'][number];

/** The organisation's menu with all entries, or the portal's pages while it has arranged none. */
export async function readMenu(
  tx: Tx,
  tenantId: string,
): Promise<Pick<MenuWire, 'entries' | 'arranged' | 'version'>> {
  const rows = await menuRows(tx, tenantId, portalTopic);
  const arranged = rows.length > 0;
  const stored = rows.map((row): MenuEntryWire => ({
    id: row.menu_id,
    ...(row.parent_id === null ? {} : { parentId: row.parent_id }),
    names: plainNames(row.names ?? { zh: row.name }),
    icon: row.icon,
    path: row.path,
    ...(row.app_id === null ? {} : { appId: row.app_id }),
    roles: row.role_ids ?? (row.role_id === defaultRole ? [] : [row.role_id]),
    hidden: row.hidden ? 1 : 0,
  }));
  const entries = parentsFirst(
    // Everyone has this role.
    stored.map((entry) => (entry.roles.includes(defaultRole) ? { ...entry, roles: [] } : entry)),
  );
  const shown = arranged ? entries : ownPages();
  return { entries: shown, arranged, version: versionOfMenu(shown) };
}

/** Stored names may be older than the rule for names; without what it forbids, the menu can be saved again. */
function plainNames(names: MenuEntryWire['names']): MenuEntryWire['names'] {
  return Object.fromEntries(
    Object.entries(names).map(([language, name = '']) => [language, plainLine(name)]),
  );
}

/** Rows have one order for all levels. A ring of entries hangs on no top and is left out, as in the portal. */
function parentsFirst(entries: readonly MenuEntryWire[]): MenuEntryWire[] {
  const below = Map.groupBy(entries, ({ parentId }) => parentId);
  const listed = (parentId: string | undefined): MenuEntryWire[] =>
    (below.get(parentId) ?? []).flatMap((entry) => [entry, ...listed(entry.id)]);
  return listed(undefined);
}

const ownPages = (): MenuEntryWire[] =>
  Object.values(portalPages).map(({ id, path, icon, names }) => ({
    id,
    names: Object.fromEntries(languages.map((language) => [language, names[language]])),
    icon,
    path,
    roles: [],
    hidden: 0,
  }));

export const pagesInLanguage = (language: Language) =>
  Object.values(portalPages).map(({ path, names }) => ({ path, name: names[language] }));

const versionOfMenu = (entries: readonly MenuEntryWire[]) =>
  createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16);
