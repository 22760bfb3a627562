import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageFailure } from './features/shell/PageFailure.tsx';
import { PagePending } from './features/shell/PagePending.tsx';
import { accountRoutes } from './routes/account.ts';
import { forbiddenRoute, NotFoundPage, notFoundRoute, unknownRoute } from './routes/error-pages.ts';
import { basePath } from './navigation/guard.ts';
import { loginInRoute } from './routes/login-in.ts';
import { loginRoute } from './routes/login.ts';
import { pageRoutes } from './routes/shell-pages.ts';
import { redirectRoute } from './routes/redirect.ts';
import { rootRoute } from './routes/root.ts';
import { shellRoute } from './routes/shell.ts';

const routeTree = rootRoute.addChildren([
  loginRoute,
  loginInRoute,
  ...accountRoutes,
  notFoundRoute,
  forbiddenRoute,
  unknownRoute,
  shellRoute.addChildren([...pageRoutes, redirectRoute]),
]);

/**
 * Created when the page starts, not while its script is evaluated, which is a long task already.
 * @param history Where a story keeps its address; the browser's by default.
 */
export const createPortalRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    basepath: basePath,
    defaultPreload: 'intent',
    // Tabs keep pages alive, not the router: its cached matches hold abort errors, whose stacks retain every earlier
    // navigation (bench app, heap after 200 tabs).
    defaultGcTime: 0,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
    // Search values are plain texts: an id of digits stays a text, and addresses stay readable.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch(search) {
      const parts = Object.entries(search)
        .filter(([, value]) => value !== undefined)
        // Not URLSearchParams: it would write the `~` of every user id as %7E.
        .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
      return parts.length > 0 ? `?${parts.join('&')}` : '';
    },
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
