import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { fetchCode } from '../live/fetch-code.ts';
import { rootRoute } from './root.ts';

/** A page with the words of its area. */
const withAccountWords =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  async () => {
    const words = import('../i18n/lazy-labels.ts').then(({ loadLabels }) => loadLabels('account'));
    const [module] = await fetchCode(() => Promise.all([load(), words]));
    return module;
  };

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Where somebody wanted to go before they had to say who they are. */
function redirectSearch(search: Record<string, unknown>): { redirect?: string } {
  const redirect = text(search['redirect']);
  return redirect === undefined ? {} : { redirect };
}

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  validateSearch: redirectSearch,
  staticData: { title: msg`Create an account` },
  component: lazyRouteComponent(
    withAccountWords(() => import('../features/account/RegisterPage.tsx')),
    'RegisterPage',
  ),
});

/** The specification names no path for it: docs/decisions/0024. */
const findPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/findPassword',
  validateSearch: redirectSearch,
  staticData: { title: msg`Set a new password` },
  component: lazyRouteComponent(
    withAccountWords(() => import('../features/account/FindPasswordPage.tsx')),
    'FindPasswordPage',
  ),
});

/** `begin` leads to the identity provider first. */
const authRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth-redirect',
  validateSearch(search: Record<string, unknown>): { redirect?: string; begin?: string } {
    const begin = text(search['begin']);
    return { ...redirectSearch(search), ...(begin !== undefined && { begin }) };
  },
  staticData: { title: msg`Sign in` },
  component: lazyRouteComponent(
    withAccountWords(() => import('../features/account/AuthRedirectPage.tsx')),
    'AuthRedirectPage',
  ),
});

const bindRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bind',
  staticData: { title: msg`Connect your account` },
  component: lazyRouteComponent(
    withAccountWords(() => import('../features/account/BindPage.tsx')),
    'BindPage',
  ),
});

export const accountRoutes = [registerRoute, findPasswordRoute, authRedirectRoute, bindRoute] as const;
