import { createContext, use } from 'react';
import { proxy } from 'valtio';

/** Where a page stands: pages of other tabs are kept behind the one in front. */
export interface PagePlace {
  path: string;
  /** What its own address asks for, whichever page is in front. */
  search: Readonly<Record<string, string>>;
}

export const PagePlaceContext = createContext<PagePlace | undefined>(undefined);

/** Place of the page that the component stands in. */
export function usePagePlace(): PagePlace {
  const place = use(PagePlaceContext);
  if (!place) throw new Error('Not inside a page.');
  return place;
}

/** How often each page was drawn anew. */
export const drawings = proxy<Record<string, number>>({});

/** The page starts anew when it is next in front: its state goes (specification, section 2, tab refresh). */
export function drawAnew(path: string): void {
  drawings[path] = (drawings[path] ?? 0) + 1;
}
