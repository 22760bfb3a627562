import { proxy } from 'valtio';

/** Whether the header's search is open: other places of the app lead there. */
export const searchPanel = proxy<{ open: boolean }>({ open: false });

export function setSearchOpen(open: boolean): void {
  searchPanel.open = open;
}
