import type { ComponentProps } from 'react';
import type { RenderLink } from '../../shared/links.ts';
import type { NavItem } from '../Sidebar/index.ts';

export interface TopMenuLabels {
  /** Accessible name of the landmark. */
  navigation: string;
  /** Button that opens the areas that do not fit. */
  more: string;
}

export interface TopMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The same entries as the sidebar's: hidden ones are left out, a single child replaces its parent. */
  items: readonly NavItem[];
  /** Id of the current page. */
  currentId?: string | undefined;
  /**
   * Number of areas in the row; the others are under "more" unless it is a single one, see `topMenuCount`. Default:
   * all.
   */
  count?: number;
  labels: TopMenuLabels;
  renderLink: RenderLink;
}
