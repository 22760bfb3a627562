import { createRoute, redirect } from '@tanstack/react-router';
import { fetchPane } from '../features/messages/pane.ts';
import { listsPage } from '../stores/menu.ts';
import { loadPage } from './page-code.ts';
import { pages, type Page } from '../navigation/pages.ts';
import { shellRoute } from './shell.ts';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Takes these texts of an address, and nothing else. */
const named =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { [Each in Name]?: string } => {
    const found: { [Each in Name]?: string } = {};
    for (const name of names) {
      const value = text(search[name]);
      if (value) found[name] = value;
    }
    return found;
  };

/** Renders nothing itself: `KeepAlivePages` renders each page that has a tab, this one in front. */
const Nothing = () => null;

/** Common options of a page's route: checks the menu (decision E8) and loads the code. */
const pageOptions = (page: Page) => ({
  staticData: { title: page.title, page },
  async beforeLoad() {
    // The workspace is everyone's way in.
    if (page.hidden === true || page.affix === true) return;
    if (!(await listsPage(page.path))) throw redirect({ to: '/401', replace: true });
  },
  loader: () => loadPage(page),
  component: Nothing,
});

const routeOf = <Path extends string>(page: Page & { path: Path }) =>
  createRoute({ getParentRoute: () => shellRoute, path: page.path, ...pageOptions(page) });

/**
 * Messaging; `type` and `id` name the conversation that is open (decision B15), `at` the message it opens at (B8). A
 * conversation comes with its page, and has its own code.
 */
const newsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.news.path,
  validateSearch: named('type', 'id', 'at'),
  ...pageOptions(pages.news),
  async loader({ location }) {
    const opens = new URLSearchParams(location.searchStr).has('type');
    await Promise.all([loadPage(pages.news), opens && fetchPane()]);
  },
});

/** The disk: area, folder, query, previewed file, and the file to reveal in the list. */
const networkDiskRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.networkDisk.path,
  validateSearch: named('area', 'folder', 'q', 'file', 'at'),
  ...pageOptions(pages.networkDisk),
});

/** Favourites, by kind, tag and words. */
const collectionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.collection.path,
  validateSearch: named('kind', 'tag', 'q'),
  ...pageOptions(pages.collection),
});

/** The address book: friends, groups, or a department. */
const addressBookRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.addressBook.path,
  validateSearch: named('view', 'id'),
  ...pageOptions(pages.addressBook),
});

export const pageRoutes = [
  routeOf(pages.home),
  routeOf(pages.application),
  newsRoute,
  addressBookRoute,
  networkDiskRoute,
  collectionRoute,
  routeOf(pages.profile),
] as const;
