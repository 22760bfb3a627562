import type { ComponentProps } from 'react';

export interface PageTab {
  id: string;
  title: string;
  /** Pinned: cannot be closed or moved, and stands before those that are not. */
  affix?: boolean | undefined;
  /** Something on the page is not saved or sent. */
  dirty?: boolean | undefined;
}

/** What the bar is given and tells; the headless part of the props. */
export interface TabsBarOptions {
  /** In the order shown: pinned ones first. */
  tabs: readonly PageTab[];
  currentId: string;
  onSelect: (id: string) => void;
  /** Close mark, middle click, Delete or the menu; never called for a pinned tab. */
  onClose: (id: string) => void;
  onRefresh: (id: string) => void;
  /** Closes all others; from another tab than the current one, show the clicked one first (decision E7). */
  onCloseOthers: (id: string) => void;
  onCloseAll: () => void;
  /** Closes what stands before the tab, or behind it, the pinned ones excepted. Without them the menu has no such step. */
  onCloseBefore?: ((id: string) => void) | undefined;
  onCloseAfter?: ((id: string) => void) | undefined;
  /** The ids in the new order, pinned ones first. Without it the tabs stay where they are. */
  onReorder?: ((ids: string[]) => void) | undefined;
}

export interface TabsBarProps
  extends TabsBarOptions, Omit<ComponentProps<'div'>, keyof TabsBarOptions | 'children'> {
  /** Id of the element that shows the page, for assistive tools. */
  panelId?: string;
  labels: TabsBarLabels;
}

/** Every word of the bar. */
export interface TabsBarLabels {
  /** Name of the tab list. */
  pages: string;
  close: string;
  refresh: string;
  closeOthers: string;
  closeAll: string;
  closeBefore: string;
  closeAfter: string;
  /** Said with the title of a tab that holds something unsaved. */
  unsaved: string;
  /** Announced when a tab has been moved by key. */
  moved: (title: string, position: number, count: number) => string;
  /** Name of the button that lists all tabs, when they do not fit, and of the list. */
  allPages: (count: number) => string;
  searchPages: string;
  noPages: string;
}
