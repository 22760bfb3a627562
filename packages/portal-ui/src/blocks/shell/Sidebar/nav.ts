import type { NavBadge, NavItem } from './types.ts';

/**
 * The visible menu: leaves out hidden entries, and replaces a group with a single visible child by that child
 * (specification, section 2, Layout). A group without visible children is left out, too, unless it has a link itself.
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

/** Whether the entry or a descendant has the id. */
export function containsEntry(item: NavItem, id: string | undefined): boolean {
  return (
    id !== undefined && (item.id === id || (item.children ?? []).some((child) => containsEntry(child, id)))
  );
}

/** The id, if it is the entry's or a descendant's. */
export function idWithin(item: NavItem, id: string | undefined): string | undefined {
  return containsEntry(item, id) ? id : undefined;
}

/** Sum of the badges of the entry and its descendants; undefined when zero. */
export function badgeOf(item: NavItem): NavBadge | undefined {
  const parts = [item.badge, ...(item.children ?? []).map(badgeOf)].filter((part) => part !== undefined);
  const messages = parts.reduce((sum, part) => sum + part.messages, 0);
  const requests = parts.reduce((sum, part) => sum + part.requests, 0);
  return messages + requests > 0 ? { messages, requests } : undefined;
}
