import type { SearchTab } from '@snap/portal-ui/search-popover';
import { limits } from '@snap/portal-api/contract';
import { proxy } from 'valtio';

/** The header's search: whether it is open, for other places of the app lead there; what is typed, and where one looked last. */
export const searchPanel = proxy<{ open: boolean; tab: SearchTab; query: string }>({
  open: false,
  tab: 'people',
  query: '',
});

export function setSearchOpen(open: boolean): void {
  searchPanel.open = open;
}

export function setSearchTab(tab: SearchTab): void {
  searchPanel.tab = tab;
}

/** What is typed, as far as the server takes it. */
export function setSearchQuery(typed: string): void {
  searchPanel.query = Array.from(typed).slice(0, limits.queryLength).join('');
}
