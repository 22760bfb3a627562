import type { SearchTab } from '@snap/portal-ui/search-popover';
import { limits } from '@snap/portal-api/contract';
import { cutToCodePoints } from '@snap/portal-api/rules';
import { proxy } from 'valtio';

/** State of the header's search. Shared, because other parts of the app open it. */
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

/** Sets the query, cut to the length that the server accepts. */
export function setSearchQuery(typed: string): void {
  searchPanel.query = cutToCodePoints(typed, limits.queryLength);
}
