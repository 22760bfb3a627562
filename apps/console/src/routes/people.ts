import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { PeoplePage } from '../features/people/PeoplePage.tsx';
import { readPlace } from '../features/people/place.ts';
import { rootRoute } from './root.ts';

export const peopleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: readPlace,
  staticData: { title: msg`People and departments` },
  component: PeoplePage,
});
