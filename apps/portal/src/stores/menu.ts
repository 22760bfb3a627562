import { defaultRole, portalTopic, type Language, type Menu } from '@snap/portal-api/contract';
import { proxy } from 'valtio';
import { preferences } from './preferences.ts';
import { session } from './session.ts';

/** An entry with what is below it. */
export interface MenuEntry {
  readonly id: string;
  readonly name: string;
  /** A path of the portal, or an address. Empty for what only holds others. */
  readonly path: string;
  /** Name of an icon. */
  readonly icon: string;
  readonly children: readonly MenuEntry[];
}

/**
 * The route list of the session: what the server says that the person may see (specification, section 6). Undefined
 * until it has said so: the portal's own pages stand for it.
 */
export const menu = proxy<{
  entries?: readonly MenuEntry[] | undefined;
  /** What the names are written in. */
  language?: Language;
}>({});

/** A path as it stands in a menu: one without a beginning goes on where the entry above it ends. */
function fullPath(path: string, parent: string): string {
  const whole = path === '' || path.startsWith('/') || URL.canParse(path);
  return whole ? path : `${parent.replace(/\/$/, '')}/${path}`;
}

/** The flat list as a tree; parents come first. What hangs on no entry is left out. */
export function menuTree(list: readonly Menu[]): MenuEntry[] {
  const top: MenuEntry[] = [];
  const known = new Map<string, { path: string; children: MenuEntry[] }>();
  for (const { id, parentId, name, path: ownPath, icon } of list) {
    const parent = parentId === undefined ? { path: '', children: top } : known.get(parentId);
    if (!parent || known.has(id)) continue;
    const path = fullPath(ownPath, parent.path);
    const entry = { id, name, path, icon, children: [] };
    known.set(id, entry);
    parent.children.push(entry);
  }
  return top;
}

/** The entries on the way to a path, from the top; empty when the menu does not list it. */
export function wayTo(path: string, entries: readonly MenuEntry[]): MenuEntry[] {
  for (const entry of entries) {
    if (entry.path === path && entry.children.length === 0) return [entry];
    const below = wayTo(path, entry.children);
    if (below.length > 0) return [entry, ...below];
    if (entry.path === path) return [entry];
  }
  return [];
}

/** The fetch that is under way or ended last. */
let fetched: Promise<void> | undefined;

/** Whether the person's menu has the page (decision E8); every page may be opened when the server has not said. */
export async function listsPage(path: string): Promise<boolean> {
  await fetched;
  return menu.entries === undefined || wayTo(path, menu.entries).length > 0;
}

const keyOf = (userId: string) => `snap-portal:menu:${userId}`;

/**
 * Fetches menu and permissions, in the language on screen; until they are here the menu of the last visit stands. Never
 * rejects: with a failure the portal's own pages stand, and the server decides each call by itself.
 */
export function loadMenu(userId: string): Promise<void> {
  menu.entries ??= stored(userId);
  fetched = fetchMenu(userId);
  return fetched;
}

async function fetchMenu(userId: string): Promise<void> {
  const { language } = preferences;
  const { entryApi } = await import('../entry-api.ts');
  const [list, permissions] = await Promise.allSettled([
    entryApi.menus({ userId, topicId: portalTopic }),
    entryApi.permissions({ roleId: defaultRole }),
  ]);
  if (list.status === 'fulfilled') {
    const entries = menuTree(list.value.result);
    Object.assign(menu, { entries, language });
    localStorage.setItem(keyOf(userId), JSON.stringify(list.value.result));
  }
  if (permissions.status === 'fulfilled') session.permissions = permissions.value.result;
}

function stored(userId: string): MenuEntry[] | undefined {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '');
    return Array.isArray(list) && list.every(isMenu) ? menuTree(list) : undefined;
  } catch {
    return undefined;
  }
}

function isMenu(value: unknown): value is Menu {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, path, icon, parentId }: { [Key in keyof Menu]?: unknown } = value;
  return (
    [id, name, path, icon].every((field) => typeof field === 'string') &&
    (parentId === undefined || typeof parentId === 'string')
  );
}
