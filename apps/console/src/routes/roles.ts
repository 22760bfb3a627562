import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { readPlace } from '../features/roles/place.ts';
import { RolesPage } from '../features/roles/RolesPage.tsx';
import { rootRoute } from './root.ts';

export const rolesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/roles',
  validateSearch: readPlace,
  staticData: { title: msg`Roles` },
  component: RolesPage,
});
