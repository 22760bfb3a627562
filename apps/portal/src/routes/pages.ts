import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { fetchWithWords } from '../i18n/with-words.ts';

export interface Page {
  /** Path below the base: also the key of its tab (decision E6). */
  path: string;
  /** Title of the page, its tab, its menu entry and its breadcrumb. */
  title: MessageDescriptor;
  /** Its tab is permanent. */
  affix?: boolean;
  /** It is as long as what it holds, and may take the header along; others fit themselves into the window. */
  scrolls?: boolean;
  /** Never in the menu, and open to everyone: reached from the person menu. */
  hidden?: boolean;
  /** Its code. */
  load: () => Promise<ComponentType>;
}

/** The pages inside the shell (specification, section 2). */
export const pages = {
  home: {
    path: '/',
    title: msg`Workspace`,
    affix: true,
    scrolls: true,
    load: () => import('../features/workspace/HomePage.tsx').then((module) => module.HomePage),
  },
  application: {
    path: '/application/application',
    title: msg`Applications`,
    scrolls: true,
    load: () =>
      fetchWithWords('workspace', () =>
        import('../features/applications/ApplicationsPage.tsx').then((module) => module.ApplicationsPage),
      ),
  },
  news: {
    path: '/news/news',
    title: msg`Messages`,
    load: () =>
      fetchWithWords('messages', () =>
        import('../features/messages/MessagesPage.tsx').then((module) => module.MessagesPage),
      ),
  },
  addressBook: {
    path: '/addressBook/addressBook',
    title: msg`Address book`,
    load: () =>
      fetchWithWords('contacts', () =>
        import('../features/address-book/AddressBookPage.tsx').then((module) => module.AddressBookPage),
      ),
  },
  networkDisk: {
    path: '/networkDisk/networkDisk',
    title: msg`Network disk`,
    load: () =>
      fetchWithWords('disk', () =>
        import('../features/disk/NetworkDiskPage.tsx').then((module) => module.NetworkDiskPage),
      ),
  },
  collection: {
    path: '/collection/collection',
    title: msg`Favourites`,
    load: () =>
      fetchWithWords('disk', () =>
        import('../features/collection/CollectionPage.tsx').then((module) => module.CollectionPage),
      ),
  },
  profile: {
    path: '/user/profile',
    title: msg`Profile`,
    scrolls: true,
    hidden: true,
    load: () =>
      fetchWithWords('directory', () =>
        import('../features/profile/ProfilePage.tsx').then((module) => module.ProfilePage),
      ),
  },
} as const satisfies Record<string, Page>;

/** The page of a path; undefined for paths without a tab. */
export function pageOf(path: string): Page | undefined {
  return Object.values(pages).find((page) => page.path === path);
}
