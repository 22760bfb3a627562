import { defaultRole, portalTopic, type Language, type Menu } from '@snap/portal-api/contract';
import { isMenuPath } from '@snap/portal-api/rules';
import { proxy } from 'valtio';
import { within } from '../timeouts.ts';
import { preferences } from './preferences.ts';
import { retryOnReconnect } from './retry-on-reconnect.ts';
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
 * The route list of the session: the pages that the user may see (specification, section 6). Until it is loaded, the portal's
 * own pages are listed.
 */
export const menu = proxy<{
  entries?: readonly MenuEntry[] | undefined;
  /** Language of the names. */
  language?: Language;
  /** How often the menu lacked a page that was allowed before it was loaded. */
  refusals: number;
}>({ refusals: 0 });

/** The full path of an entry: a relative one is appended to that of its parent. */
function fullPath(path: string, parent: string): string {
  const whole = path === '' || path.startsWith('/') || URL.canParse(path);
  return whole ? path : `${parent.replace(/\/$/, '')}/${path}`;
}

/**
 * The flat list as a tree; parents come first. Skips entries without a parent in the list, those without a page, and
 * groups without an entry.
 */
export function menuTree(list: readonly Menu[]): MenuEntry[] {
  const top: MenuEntry[] = [];
  const known = new Map<string, { path: string; children: MenuEntry[] }>();
  for (const { id, parentId, name, path: ownPath, icon } of list) {
    const parent = parentId === undefined ? { path: '', children: top } : known.get(parentId);
    if (!parent || known.has(id) || !isMenuPath(ownPath)) continue;
    const path = fullPath(ownPath, parent.path);
    const entry = { id, name, path, icon, children: [] };
    known.set(id, entry);
    parent.children.push(entry);
  }
  return withoutEmptyGroups(top);
}

const withoutEmptyGroups = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => {
    const children = withoutEmptyGroups(entry.children);
    return entry.path === '' && children.length === 0 ? [] : [{ ...entry, children }];
  });

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

/** The request in flight. */
let fetched: Promise<void> | undefined;

/** The page that was allowed before the menu was loaded. */
let passed: string | undefined;

/** How long a page waits for the menu when the device has none cached. */
export const MENU_TIMEOUT_MS = 1_000;

/** Whether the known menu lists the page; false without a menu. */
export function menuLists(path: string): boolean {
  return menu.entries !== undefined && wayTo(path, menu.entries).length > 0;
}

const lists = (path: string) => menu.entries === undefined || menuLists(path);

/**
 * Whether the person's menu has the page (decision E8): as the server says it, or as the last visit knew it while the server
 * is slow. Without a menu every page may be opened; `refusals` counts the pages that the server's menu then lacks.
 */
export async function listsPage(path: string): Promise<boolean> {
  if (fetched && !menuLists(path)) await within(MENU_TIMEOUT_MS, fetched);
  const listed = lists(path);
  if (fetched && listed) passed = path;
  return listed;
}

const keyOf = (userId: string) => `snap-portal:menu:${userId}`;

/**
 * Fetches menu and permissions in the active language. Until then the menu of the last visit is used. Never rejects: after a
 * failure the portal's own pages are listed until the network is back; the server checks each call anyway.
 */
export function loadMenu(userId: string): Promise<void> {
  menu.entries ??= stored(userId);
  fetched = settle(fetchMenu(userId));
  return fetched;
}

/** Checks the page that was allowed before the menu was loaded. */
async function settle(fetching: Promise<void>): Promise<void> {
  await fetching;
  fetched = undefined;
  if (passed !== undefined && !lists(passed)) menu.refusals += 1;
  passed = undefined;
}

async function fetchMenu(userId: string): Promise<void> {
  const { language } = preferences;
  const { entryApi } = await import('../shell-apis.ts');
  const [list, permissions] = await Promise.allSettled([
    entryApi.menus({ userId, topicId: portalTopic }),
    entryApi.permissions({ roleId: defaultRole }),
  ]);
  if (list.status === 'fulfilled') {
    const entries = menuTree(list.value);
    Object.assign(menu, { entries, language });
    localStorage.setItem(keyOf(userId), JSON.stringify(list.value));
  }
  if (permissions.status === 'fulfilled') session.permissions = permissions.value;
  for (const outcome of [list, permissions]) {
    if (outcome.status === 'rejected') retryOnReconnect('menu', outcome.reason, () => loadMenu(userId));
  }
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
