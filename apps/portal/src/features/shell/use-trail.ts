import { useLingui } from '@lingui/react';
import type { BreadcrumbItem, NavItem } from '@snap/portal-ui';
import { pageOf, pages } from '../../routes/pages.ts';

/** The entries on the way to a page, from the top. */
function wayThrough(items: readonly NavItem[], id: string): NavItem[] {
  for (const item of items) {
    if (item.id === id) return [item];
    const below = wayThrough(item.children ?? [], id);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/** Where a page stands: home first unless it is the page, then the groups of the menu, which are no pages. */
export function useTrail(items: readonly NavItem[], path: string): BreadcrumbItem[] {
  const { _ } = useLingui();
  const home = { id: pages.home.path, href: pages.home.path, label: _(pages.home.title) };
  const page = pageOf(path);
  if (!page || page.path === home.id) return [home];
  const groups = wayThrough(items, path).slice(0, -1);
  return [
    home,
    ...groups.map(({ id, label }) => ({ id, label, noRedirect: true })),
    { id: path, href: path, label: _(page.title) },
  ];
}
