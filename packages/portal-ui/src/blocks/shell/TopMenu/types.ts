import type { ComponentProps } from 'react';
import type { RenderLink } from '../../shared/links.ts';
import type { NavItem } from '../Sidebar/index.ts';

export interface TopMenuLabels {
  /** Name of the landmark. */
  navigation: string;
  /** Opens what has no room. */
  more: string;
}

export interface TopMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** As the sidebar's: hidden ones are left out, a single child stands in its parent's place. */
  items: readonly NavItem[];
  /** Id of the page that is open. */
  currentId?: string | undefined;
  /** Number of entries in the row; the rest is under "more" unless it is a single one, see `topMenuCount`. Default: all. */
  count?: number;
  labels: TopMenuLabels;
  renderLink: RenderLink;
}
