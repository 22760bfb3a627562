import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { fetchCode } from '../live/fetch-code.ts';
import { rootRoute } from './root.ts';

const loadSignInPage = () => fetchCode(() => import('../features/account/SignInPage.tsx'));

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): { redirect?: string } =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  staticData: { title: msg`Sign in` },
  component: lazyRouteComponent(loadSignInPage, 'SignInPage'),
});
