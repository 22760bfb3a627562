import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { fetchCode } from '../live/fetch-code.ts';
import { rootRoute } from './root.ts';

/** A page with the labels of its area. */
const withAccountLabels =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  async () => {
    const labels = import('../i18n/lazy-labels.ts').then(({ loadLabels }) => loadLabels('account'));
    const [module] = await fetchCode(() => Promise.all([load(), labels]));
    return module;
  };

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The address to return to after the sign-in. */
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
    withAccountLabels(() => import('../features/account/RegisterPage.tsx')),
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
    withAccountLabels(() => import('../features/account/FindPasswordPage.tsx')),
    'FindPasswordPage',
  ),
});

/** `begin` leads to the identity provider first: of `tenant`, where that is another organisation than the installation's own. */
const authRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth-redirect',
  validateSearch(search: Record<string, unknown>): {
    redirect?: string;
    begin?: string;
    tenant?: string;
  } {
    const begin = text(search['begin']);
    const tenant = text(search['tenant']);
    return {
      ...redirectSearch(search),
      ...(begin !== undefined && { begin }),
      ...(tenant !== undefined && { tenant }),
    };
  },
  staticData: { title: msg`Sign in` },
  component: lazyRouteComponent(
    withAccountLabels(() => import('../features/account/AuthRedirectPage.tsx')),
    'AuthRedirectPage',
  ),
});

const bindRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bind',
  staticData: { title: msg`Connect your account` },
  component: lazyRouteComponent(
    withAccountLabels(() => import('../features/account/BindPage.tsx')),
    'BindPage',
  ),
});

export const accountRoutes = [registerRoute, findPasswordRoute, authRedirectRoute, bindRoute] as const;
