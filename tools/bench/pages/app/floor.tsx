// A minimal portal: React and TanStack Router, with a sign-in page, a home that requests the user, and a second view.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

const rootRoute = createRootRoute({ component: Outlet });
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyRouteComponent(() => import('./floor-sign-in.tsx'), 'SignIn'),
});
/** Requested once, like the user in the portal. */
let known = false;
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyRouteComponent(() => import('./floor-shell.tsx'), 'Shell'),
  async beforeLoad() {
    known ||= (await fetch('api/me')).ok;
    if (!known) throw redirect({ to: '/login' });
  },
});
const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./floor-shell.tsx'), 'Home'),
});
const viewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/view',
  component: lazyRouteComponent(() => import('./floor-view.tsx'), 'View'),
});

const router = createRouter({
  routeTree: rootRoute.addChildren([loginRoute, shellRoute.addChildren([homeRoute, viewRoute])]),
  basepath: location.pathname.split('/').slice(0, 2).join('/'),
});
await router.load();
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<RouterProvider router={router} />);
