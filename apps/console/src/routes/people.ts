import { msg } from '@lingui/core/macro';
import { seesPeople } from '@snap/portal-api/contract';
import { hasPermission } from '@snap/portal-api/rules';
import { createRoute, redirect } from '@tanstack/react-router';
import { PeoplePage } from '../features/people/PeoplePage.tsx';
import { readPlace } from '../features/people/place.ts';
import { session } from '../stores/session.ts';
import { rootRoute } from './root.ts';

export const peopleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: readPlace,
  staticData: { title: msg`People and departments` },
  // People who may only edit the menu, see the audit log and so on begin there.
  beforeLoad() {
    const { permissions } = session;
    if (hasPermission(permissions, seesPeople)) return;
    if (hasPermission(permissions, ['administration:menus:edit'])) throw redirect({ to: '/menu' });
    if (hasPermission(permissions, ['administration:audit:view'])) throw redirect({ to: '/audit' });
    if (hasPermission(permissions, ['administration:identity:edit'])) throw redirect({ to: '/sign-in' });
    if (hasPermission(permissions, ['administration:health:view'])) throw redirect({ to: '/health' });
  },
  component: PeoplePage,
});
