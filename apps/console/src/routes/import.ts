import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { ImportPage } from '../features/people/import/ImportPage.tsx';
import { rootRoute } from './root.ts';

export const importRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/import',
  staticData: { title: msg`Import people` },
  component: ImportPage,
});
