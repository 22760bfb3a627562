import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/sign-in/SignInPage.tsx';
import { rootRoute } from './root.ts';

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  staticData: { title: msg`Sign-in` },
  component: SignInPage,
});
