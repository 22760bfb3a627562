import { createRoute } from '@tanstack/react-router';
import { RedirectPage } from '../features/shell/RedirectPage.tsx';
import { shellRoute } from './shell.ts';

/** Leaves a page and returns to it, which remounts it: refresh of a tab (specification, section 2). */
export const redirectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/redirect/$',
  component: RedirectPage,
});
