import { createContext, use } from 'react';
import { proxy } from 'valtio';

/** Where a page is. Pages of other tabs are kept alive behind the one in front. */
export interface PagePlace {
  path: string;
  /** Search parameters of its own address, whichever page is in front. */
  search: Readonly<Record<string, string>>;
}

export const PagePlaceContext = createContext<PagePlace | undefined>(undefined);

/** Place of the page that the component is in. */
export function usePagePlace(): PagePlace {
  const place = use(PagePlaceContext);
  if (!place) throw new Error('Not inside a page.');
  return place;
}

/** How often each page was remounted. */
export const pageVersions = proxy<Record<string, number>>({});

/** Remounts a page without its state (specification, section 2, tab refresh). */
export function remountPage(path: string): void {
  pageVersions[path] = (pageVersions[path] ?? 0) + 1;
}
