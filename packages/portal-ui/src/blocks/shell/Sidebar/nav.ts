import type { NavBadge, NavItem } from './types.ts';

/**
 * The menu as it is shown: hidden entries are left out, and a group with a single visible child gives its
 * place to that child (specification, section 2, Layout). A group whose children are all hidden goes too,
 * unless it leads somewhere itself.
 */
export function visibleNav(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    if (item.hidden === true) return [];
    if (item.children === undefined || item.children.length === 0) return [item];
    const children = visibleNav(item.children);
    const [only] = children;
    if (only === undefined) return item.href === undefined ? [] : [{ ...item, children: undefined }];
    return children.length === 1 ? [only] : [{ ...item, children }];
  });
}

/** Whether the entry or one below it has the id. */
export function containsEntry(item: NavItem, id: string | undefined): boolean {
  return (
    id !== undefined && (item.id === id || (item.children ?? []).some((child) => containsEntry(child, id)))
  );
}

/** The id, if it is the entry's or that of one below it. */
export function idWithin(item: NavItem, id: string | undefined): string | undefined {
  return containsEntry(item, id) ? id : undefined;
}

/** What waits behind the entry and all below it; undefined when nothing does. */
export function badgeOf(item: NavItem): NavBadge | undefined {
  const parts = [item.badge, ...(item.children ?? []).map(badgeOf)].filter((part) => part !== undefined);
  const messages = parts.reduce((sum, part) => sum + part.messages, 0);
  const requests = parts.reduce((sum, part) => sum + part.requests, 0);
  return messages + requests > 0 ? { messages, requests } : undefined;
}
