import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loginCookie } from '../stores/session.ts';
import { fetchCode } from '../live/fetch-code.ts';
import { rootRoute } from './root.ts';

const loadErrorPages = () => fetchCode(() => import('../features/shell/ErrorPages.tsx'));

/** Also where an address is none that the router can read. */
export const NotFoundPage = lazyRouteComponent(loadErrorPages, 'NotFoundPage');

export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  staticData: { title: msg`Page not found` },
  component: NotFoundPage,
});

export const forbiddenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/401',
  staticData: { title: msg`No access` },
  component: lazyRouteComponent(loadErrorPages, 'ForbiddenPage'),
});

/** Any other address. Those who are not signed in see the page in place: /404 itself is not open to them. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { title: msg`Page not found` },
  beforeLoad() {
    if (loginCookie()) throw redirect({ to: '/404', replace: true });
  },
  component: NotFoundPage,
});
