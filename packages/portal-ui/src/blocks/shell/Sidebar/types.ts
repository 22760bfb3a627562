import type { ComponentProps, ReactNode } from 'react';
import type { IconGlyph } from '../../../primitives/Icon/Icon.tsx';
import type { RenderLink } from '../../shared/links.ts';

/** Unread counts of an entry: the badge shows the sum, its tooltip the parts (decision A1). */
export interface NavBadge {
  /** Unread messages. */
  messages: number;
  /** Unread friend requests. */
  requests: number;
}

/** An entry of the menu: a link, or a group of entries. */
export interface NavItem {
  id: string;
  label: string;
  glyph: IconGlyph;
  /** URL; optional for an entry with visible children. */
  href?: string | undefined;
  /** Left out of the menu. */
  hidden?: boolean | undefined;
  badge?: NavBadge | undefined;
  /** A single visible child replaces its parent. */
  children?: readonly NavItem[] | undefined;
}

export interface SidebarLabels {
  /** Accessible name of the landmark. */
  navigation: string;
  /** "3 unread messages". */
  unreadMessages: (count: number) => string;
  /** "1 friend request". */
  friendRequests: (count: number) => string;
  /** Replaces an empty menu: says that no page is permitted and who can help. */
  empty: string;
}

export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly NavItem[];
  /** Id of the current entry. */
  currentId?: string | undefined;
  /**
   * `stacked`: 114 px, icon over label. `collapsed`: 56 px, icons with tooltips. `drawer`: icon beside label, for the
   * drawer of a phone.
   */
  layout?: 'stacked' | 'collapsed' | 'drawer';
  /** Above the entries. */
  logo?: ReactNode;
  labels: SidebarLabels;
  renderLink: RenderLink;
  /** An entry was pressed: closes a drawer. */
  onNavigate?: () => void;
}
