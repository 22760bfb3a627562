import type { ComponentProps } from 'react';

export interface PageTab {
  id: string;
  title: string;
  /** Pinned: cannot be closed or moved, and comes before the others. */
  affix?: boolean | undefined;
  /** The page has unsaved changes. */
  dirty?: boolean | undefined;
}

/** Props without labels and layout; also the options of the hook. */
export interface TabsBarOptions {
  /** In display order: pinned ones first. */
  tabs: readonly PageTab[];
  currentId: string;
  onSelect: (id: string) => void;
  /** Close button, middle click, Delete or the menu; never called for a pinned tab. */
  onClose: (id: string) => void;
  onRefresh: (id: string) => void;
  /** Closes all others. If called for another tab than the current one, show that tab first (decision E7). */
  onCloseOthers: (id: string) => void;
  onCloseAll: () => void;
  /** Closes the tabs before, or after, the tab, except pinned ones. Without them the menu has no such item. */
  onCloseBefore?: ((id: string) => void) | undefined;
  onCloseAfter?: ((id: string) => void) | undefined;
  /** Ids in the new order, pinned ones first. Without it tabs cannot be moved. */
  onReorder?: ((ids: string[]) => void) | undefined;
}

export interface TabsBarProps
  extends TabsBarOptions, Omit<ComponentProps<'div'>, keyof TabsBarOptions | 'children'> {
  /** Id of the element that shows the page, for `aria-controls`. */
  panelId?: string;
  labels: TabsBarLabels;
}

/** Labels of `TabsBar`. */
export interface TabsBarLabels {
  /** Accessible name of the tab list. */
  pages: string;
  close: string;
  refresh: string;
  closeOthers: string;
  closeAll: string;
  closeBefore: string;
  closeAfter: string;
  /** Announced with the title of a tab with unsaved changes. */
  unsaved: string;
  /** Announced when a tab was moved by keyboard. */
  moved: (title: string, position: number, count: number) => string;
  /** Accessible name of the overview and its button. */
  allPages: (count: number) => string;
  searchPages: string;
  noPages: string;
}
