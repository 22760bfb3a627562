import { proxy } from 'valtio';

/** A visited page. Keyed by path: one page, one tab (decision E6). */
export interface Tab {
  path: string;
  /** Path, search and hash as last visited. */
  href: string;
  /** Permanent: cannot be closed. */
  affix: boolean;
}

/** Most tabs besides the permanent ones. */
export const maxTabs = 20;

export const tabs = proxy<{ items: Tab[] }>({ items: [] });

let storageKey = '';

/**
 * Restores the tabs after a reload, as far as their pages exist; permanent ones come first. Tabs belong to the user and to this
 * browser tab.
 */
export function openTabs(account: string, affixes: readonly Tab[], exists: (path: string) => boolean): void {
  storageKey = `snap-portal:tabs:${account}`;
  const stored = readStored().filter(
    (tab) => exists(tab.path) && affixes.every((affix) => affix.path !== tab.path),
  );
  tabs.items = [...affixes, ...stored.map((tab) => ({ ...tab, affix: false }))];
}

/** Opens a tab for the current page. When there are too many, the first one that is not permanent closes. */
export function visit(tab: Tab): void {
  const known = tabs.items.find((item) => item.path === tab.path);
  // Returning to a page changes nothing: storing would be wasted.
  if (known?.href === tab.href) return;
  if (known) known.href = tab.href;
  else tabs.items.push(tab);
  const loose = tabs.items.filter((item) => !item.affix);
  if (loose.length > maxTabs) {
    const oldest = loose.find((item) => item.path !== tab.path);
    tabs.items = tabs.items.filter((item) => item !== oldest);
  }
  store();
}

/** Closes a tab. Returns the path to open when it was active: the last tab left, else the root. */
export function closeTab(path: string, activePath: string): string | undefined {
  tabs.items = tabs.items.filter((item) => item.affix || item.path !== path);
  store();
  return path === activePath ? fallback() : undefined;
}

/** Closes all but this one and the permanent ones. */
export function closeOtherTabs(path: string): void {
  tabs.items = tabs.items.filter((item) => item.affix || item.path === path);
  store();
}

/** Closes the tabs before this one, the permanent ones excepted. */
export function closeTabsBefore(path: string): void {
  const at = tabs.items.findIndex((item) => item.path === path);
  tabs.items = tabs.items.filter((item, index) => item.affix || index >= at);
  store();
}

/** Closes the tabs after this one, the permanent ones excepted. */
export function closeTabsAfter(path: string): void {
  const at = tabs.items.findIndex((item) => item.path === path);
  if (at >= 0) tabs.items = tabs.items.filter((item, index) => item.affix || index <= at);
  store();
}

/** Sorts the tabs by these paths. Permanent ones stay first; one that is not named comes last. */
export function reorderTabs(paths: readonly string[]): void {
  const place = ({ path }: Tab) => (paths.includes(path) ? paths.indexOf(path) : paths.length);
  tabs.items = tabs.items.toSorted((a, b) => Number(b.affix) - Number(a.affix) || place(a) - place(b));
  store();
}

/** Closes all but the permanent ones. Returns the path to open. */
export function closeAllTabs(): string {
  tabs.items = tabs.items.filter((item) => item.affix);
  store();
  return fallback();
}

function fallback(): string {
  return tabs.items.at(-1)?.href ?? '/';
}

function store(): void {
  sessionStorage.setItem(storageKey, JSON.stringify(tabs.items.filter((item) => !item.affix)));
}

function readStored(): Tab[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTab) : [];
  } catch {
    return [];
  }
}

function isTab(value: unknown): value is Tab {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('href' in value)) return false;
  const { path, href } = value;
  return typeof path === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
}
