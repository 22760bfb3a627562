import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pagePaths } from './page-paths.ts';

interface PageFacts {
  /** Path below the base: also the key of its tab (decision E6). */
  path: string;
  /** Title of the page, its tab, its menu entry and its breadcrumb. */
  title: MessageDescriptor;
  /** Its tab is permanent. */
  affix?: boolean;
  /** Skeleton while its code loads. */
  shape: 'cards' | 'tiles' | 'columns' | 'rows' | 'card';
  /** It is as long as what it holds, and may take the header along; others fit themselves into the window. */
  scrolls?: boolean;
  /** Never in the menu, and open to everyone: reached from the person menu. */
  hidden?: boolean;
}

/** The pages inside the shell (specification, section 2); their code is in `page-code.ts`, so that they may import this. */
export const pages = {
  home: {
    path: pagePaths.home,
    shape: 'cards',
    title: msg`Workspace`,
    affix: true,
    scrolls: true,
  },
  application: {
    path: pagePaths.application,
    shape: 'tiles',
    title: msg`Applications`,
    scrolls: true,
  },
  news: {
    path: pagePaths.news,
    shape: 'columns',
    title: msg`Messages`,
  },
  addressBook: {
    path: pagePaths.addressBook,
    shape: 'columns',
    title: msg`Address book`,
  },
  networkDisk: {
    path: pagePaths.networkDisk,
    shape: 'rows',
    title: msg`Network disk`,
  },
  collection: {
    path: pagePaths.collection,
    shape: 'rows',
    title: msg`Favourites`,
  },
  profile: {
    path: pagePaths.profile,
    shape: 'card',
    title: msg`Profile`,
    scrolls: true,
    hidden: true,
  },
} as const satisfies Record<string, PageFacts>;

export interface Page extends PageFacts {
  path: (typeof pages)[keyof typeof pages]['path'];
}

/** The page of a path; undefined for paths without a tab. */
export function pageOf(path: string): Page | undefined {
  return Object.values(pages).find((page) => page.path === path);
}
