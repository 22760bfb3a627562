import { createRoute, redirect } from '@tanstack/react-router';
import { listsPage } from '../stores/menu.ts';
import { loadPage } from './page-code.ts';
import { pages, type Page } from './pages.ts';
import { shellRoute } from './shell.ts';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Draws nothing itself: `KeptPages` keeps each page that has a tab, this one in front. */
const Nothing = () => null;

/** What a page's route does beside its path and its search: asks the menu (decision E8), and fetches the code. */
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

/** Messaging; `type` and `id` name the conversation that is open (decision B15). */
const newsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.news.path,
  validateSearch(search: Record<string, unknown>): { type?: string; id?: string } {
    const [type, id] = [text(search['type']), text(search['id'])];
    return { ...(type ? { type } : {}), ...(id ? { id } : {}) };
  },
  ...pageOptions(pages.news),
});

export const pageRoutes = [
  routeOf(pages.home),
  routeOf(pages.application),
  newsRoute,
  routeOf(pages.addressBook),
  routeOf(pages.networkDisk),
  routeOf(pages.collection),
  routeOf(pages.profile),
] as const;
