import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { basePath } from './paths.ts';
import { importRoute } from './routes/import.ts';
import { auditRoute } from './routes/audit.ts';
import { healthRoute } from './routes/health.ts';
import { menuRoute } from './routes/menu.ts';
import { peopleRoute } from './routes/people.ts';
import { signInRoute } from './routes/sign-in.ts';
import { rolesRoute } from './routes/roles.ts';
import { rootRoute } from './routes/root.ts';
import { FailedPage } from './shell/FailedPage.tsx';
import { NotFoundPage } from './shell/MessagePages.tsx';

/** @param history Where a story keeps its address; the browser's by default. */
export const createConsoleRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      peopleRoute,
      importRoute,
      rolesRoute,
      menuRoute,
      signInRoute,
      auditRoute,
      healthRoute,
    ]),
    ...(history && { history }),
    basepath: basePath,
    defaultPreload: 'intent',
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
