import type { SearchTab } from '@snap/portal-ui/search-popover';
import { proxy } from 'valtio';

/** Whether the header's search is open, for other places of the app lead there; and where one looked last. */
export const searchPanel = proxy<{ open: boolean; tab: SearchTab }>({ open: false, tab: 'people' });

export function setSearchOpen(open: boolean): void {
  searchPanel.open = open;
}

export function setSearchTab(tab: SearchTab): void {
  searchPanel.tab = tab;
}
