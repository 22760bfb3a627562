import { type ReactNode, useLayoutEffect } from 'react';
import { proxy, ref } from 'valtio';
import { usePagePlace } from './page-place.ts';

/** A part of the way into a page, after the page's own name (decision E19). */
export interface TrailPart {
  label: string;
  /** Path below the base, search and hash. The last part is the current place and has no link. */
  href?: string | undefined;
}

/** What each page has published, by its path. */
export const pageTrails = proxy<Record<string, readonly TrailPart[]>>({});

/**
 * Publishes the place within a page, for the breadcrumb: the departments above the open one, the folders, the
 * conversation. Call it once in a page; it is not in the breadcrumb while the page is a background tab.
 */
export function usePageTrail(parts: readonly TrailPart[]): void {
  const { path } = usePagePlace();
  const written = JSON.stringify(parts);
  useLayoutEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the line above
    pageTrails[path] = ref(JSON.parse(written) as TrailPart[]);
    return () => {
      delete pageTrails[path];
    };
  }, [path, written]);
}

/** `usePageTrail` for a component that is used outside of pages, too: it is rendered inside of one only. */
export function PageTrail({ parts }: { parts: readonly TrailPart[] }): ReactNode {
  usePageTrail(parts);
  return null;
}
