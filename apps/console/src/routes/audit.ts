import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { AuditPage } from '../features/audit/AuditPage.tsx';
import { readAuditPlace } from '../features/audit/place.ts';
import { rootRoute } from './root.ts';

export const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/audit',
  validateSearch: readAuditPlace,
  staticData: { title: msg`Audit log` },
  component: AuditPage,
});
