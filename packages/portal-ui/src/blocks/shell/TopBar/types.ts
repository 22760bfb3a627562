import type { ComponentProps, ReactNode } from 'react';

export interface TopBarLabels {
  openMenu: string;
  collapseMenu: string;
  expandMenu: string;
}

export interface TopBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** What a press of the menu toggle would do. */
  menu: 'open' | 'collapse' | 'expand';
  onMenuToggle: () => void;
  /** After the menu toggle: a title, a back step. */
  start?: ReactNode;
  /** In the middle, 240 to 480 px. */
  search?: ReactNode;
  /** At the end: icon buttons, then the person's menu. */
  actions?: ReactNode;
  labels: TopBarLabels;
}
