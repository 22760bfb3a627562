import type { ComponentProps, ReactNode } from 'react';
import type { IconGlyph } from '../../../primitives/Icon/Icon.tsx';
import type { RenderLink } from '../../shared/links.ts';

/** What waits behind an entry, kept apart: the badge shows the sum, its tooltip the parts (decision A1). */
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
  /** Where it leads; an entry with visible children needs none. */
  href?: string | undefined;
  /** Left out of the menu. */
  hidden?: boolean | undefined;
  badge?: NavBadge | undefined;
  /** A single visible child is shown in the place of its parent. */
  children?: readonly NavItem[] | undefined;
}

export interface SidebarLabels {
  /** Name of the landmark. */
  navigation: string;
  /** "3 unread messages". */
  unreadMessages: (count: number) => string;
  /** "1 friend request". */
  friendRequests: (count: number) => string;
  /** Instead of entries, where a person has none: that there are none, and who can set them up. */
  empty: string;
}

export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly NavItem[];
  /** Id of the entry that is open. */
  currentId?: string | undefined;
  /**
   * `stacked`: 114 px, icon over label. `collapsed`: 56 px, icons with tooltips. `drawer`: icon beside label,
   * for the drawer of a phone.
   */
  layout?: 'stacked' | 'collapsed' | 'drawer';
  /** On top. */
  logo?: ReactNode;
  labels: SidebarLabels;
  renderLink: RenderLink;
  /** An entry was pressed: a drawer closes on it. */
  onNavigate?: () => void;
}
