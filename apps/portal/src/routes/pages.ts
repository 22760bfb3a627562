import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface Page {
  /** Path below the base: also the key of its tab (decision E6). */
  path: string;
  /** Title of the page, its tab, its menu entry and its breadcrumb. */
  title: MessageDescriptor;
  /** Its tab is permanent. */
  affix: boolean;
  /** It is as long as what it holds, and may take the header along; others fit themselves into the window. */
  scrolls?: boolean;
}

/** The pages inside the shell (specification, section 2). */
export const pages = {
  home: { path: '/', title: msg`Workspace`, affix: true, scrolls: true },
  news: { path: '/news/news', title: msg`Messages`, affix: false },
} as const satisfies Record<string, Page>;

/** The page of a path; undefined for paths without a tab. */
export function pageOf(path: string): Page | undefined {
  return Object.values(pages).find((page) => page.path === path);
}
