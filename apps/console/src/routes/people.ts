import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { PeoplePage } from '../features/people/PeoplePage.tsx';
import { rootRoute } from './root.ts';

export const peopleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: msg`People and departments` },
  component: PeoplePage,
});
