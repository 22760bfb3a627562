import type { ComponentProps } from 'react';

export interface PageTab {
  id: string;
  title: string;
  /** Pinned: cannot be closed. */
  affix?: boolean | undefined;
}

export interface TabsBarLabels {
  /** Name of the tab list. */
  pages: string;
  close: string;
  refresh: string;
  closeOthers: string;
  closeAll: string;
}

export interface TabsBarProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  tabs: readonly PageTab[];
  currentId: string;
  /** Id of the element that shows the page, for assistive tools. */
  panelId?: string;
  onSelect: (id: string) => void;
  /** Close mark, middle click, Delete or the menu; never called for a pinned tab. */
  onClose: (id: string) => void;
  onRefresh: (id: string) => void;
  onCloseOthers: (id: string) => void;
  onCloseAll: () => void;
  labels: TabsBarLabels;
}
