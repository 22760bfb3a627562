import { createRoute } from '@tanstack/react-router';
import { RedirectPage } from '../features/shell/RedirectPage.tsx';
import { shellRoute } from './shell.ts';

/** Leaves a page and comes back to it, which draws it anew: how a tab is refreshed (specification, section 2). */
export const redirectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/redirect/$',
  component: RedirectPage,
});
