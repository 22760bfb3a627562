import { createRoute, redirect } from '@tanstack/react-router';
import { signOut } from '../features/account/session-actions.ts';
import { rootRoute } from './root.ts';

/** Signs out, then goes to the root (specification, section 2). */
export const loginInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/loginIn',
  async beforeLoad() {
    await signOut();
    throw redirect({ to: '/', replace: true });
  },
});
