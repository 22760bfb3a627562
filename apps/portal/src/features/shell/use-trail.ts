import { useLingui } from '@lingui/react';
import type { BreadcrumbItem } from '@snap/portal-ui/breadcrumb';
import type { NavItem } from '@snap/portal-ui/sidebar';
import { useSnapshot } from 'valtio';
import { pageOf, pages } from '../../navigation/pages.ts';
import { pageTrails } from '../../navigation/page-trail.ts';

/** The entries on the way to a page, from the top. */
function wayThrough(items: readonly NavItem[], id: string): NavItem[] {
  for (const item of items) {
    if (item.id === id) return [item];
    const below = wayThrough(item.children ?? [], id);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/**
 * The breadcrumb of a page: home first unless it is the page, then the groups of the menu, which are no pages, the page,
 * and what the page has published (decision E19).
 */
export function useTrail(items: readonly NavItem[], path: string): BreadcrumbItem[] {
  const { _ } = useLingui();
  const { [path]: parts = [] } = useSnapshot(pageTrails);
  const home = { id: pages.home.path, href: pages.home.path, label: _(pages.home.title) };
  const page = pageOf(path);
  if (!page || page.path === home.id) return [home];
  const groups = wayThrough(items, path).slice(0, -1);
  return [
    home,
    ...groups.map(({ id, label }) => ({ id, label, noRedirect: true })),
    { id: path, href: path, label: _(page.title) },
    ...parts.map((part, at) => ({ id: `${path} ${at}`, ...part })),
  ];
}
