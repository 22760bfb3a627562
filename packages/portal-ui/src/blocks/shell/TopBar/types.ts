import type { ComponentProps, ReactNode } from 'react';

export interface TopBarLabels {
  openMenu: string;
  collapseMenu: string;
  expandMenu: string;
}

export interface TopBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Names the effect of a press of the menu toggle. */
  menu: 'open' | 'collapse' | 'expand';
  onMenuToggle: () => void;
  /** After the menu toggle: a title or a back button. */
  start?: ReactNode;
  /** In the middle, 240 to 480 px. */
  search?: ReactNode;
  /** At the end: icon buttons, then the user menu. */
  actions?: ReactNode;
  labels: TopBarLabels;
}
