import type { ComponentType } from 'react';
import { loadWithLabels } from '../i18n/with-labels.ts';
import { fetchCode } from '../live/fetch-code.ts';
import type { Page } from '../navigation/pages.ts';

/** The code of each page, with its lazy labels. */
const codeOf: Readonly<Record<Page['path'], () => Promise<ComponentType>>> = {
  '/': async () => {
    const { HomePage, Board } = await import('../features/workspace/HomePage.tsx');
    // Until the board can be rendered, the skeleton of the start shows its cards.
    await Board.fetch();
    return HomePage;
  },
  '/application/application': () =>
    loadWithLabels('workspace', () =>
      import('../features/applications/ApplicationsPage.tsx').then((module) => module.ApplicationsPage),
    ),
  '/news/news': () =>
    loadWithLabels('messages', () =>
      import('../features/messages/MessagesPage.tsx').then((module) => module.MessagesPage),
    ),
  '/addressBook/addressBook': () =>
    loadWithLabels('contacts', () =>
      import('../features/address-book/AddressBookPage.tsx').then((module) => module.AddressBookPage),
    ),
  '/networkDisk/networkDisk': () =>
    loadWithLabels('disk', () =>
      import('../features/disk/NetworkDiskPage.tsx').then((module) => module.NetworkDiskPage),
    ),
  '/collection/collection': () =>
    loadWithLabels('disk', () =>
      import('../features/collection/CollectionPage.tsx').then((module) => module.CollectionPage),
    ),
  '/user/profile': () =>
    loadWithLabels('directory', () =>
      loadWithLabels('settings', () =>
        import('../features/profile/ProfilePage.tsx').then((module) => module.ProfilePage),
      ),
    ),
};

const loaded = new Map<string, ComponentType>();

/** Fetches the code of a page, once; see `fetchCode` for how it waits. */
export async function loadPage({ path }: Page): Promise<void> {
  if (!loaded.has(path)) loaded.set(path, await fetchCode(codeOf[path]));
}

/** The component of a page whose code is here. */
export function loadedPage(path: string): ComponentType | undefined {
  return loaded.get(path);
}
