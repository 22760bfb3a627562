import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { HealthPage } from '../features/health/HealthPage.tsx';
import { rootRoute } from './root.ts';

export const healthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/health',
  staticData: { title: msg`Health` },
  component: HealthPage,
});
