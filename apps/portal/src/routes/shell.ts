import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { fetchCode } from '../live/fetch-code.ts';
import { rootRoute } from './root.ts';

export const loadShell = () => fetchCode(() => import('../features/shell/Shell.tsx'));

/** Sidebar, bars and tabs around every page of the signed-in. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyRouteComponent(loadShell, 'Shell'),
});
