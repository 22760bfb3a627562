import type { ReactNode } from 'react';
import { usePermission, useRole } from './access.ts';

interface RequireRoleProps {
  /** One of them is enough. An empty or missing list is an error. */
  roles: readonly string[];
  children?: ReactNode;
}

/** Keeps its children only for people who have one of the roles (specification, section 6). */
export function RequireRole({ roles, children }: RequireRoleProps) {
  return useRole(roles) ? children : null;
}

interface RequirePermissionProps {
  /** One of them is enough. An empty or missing list is an error. */
  permissions: readonly string[];
  children?: ReactNode;
}

/** Keeps its children only for people who have one of the permissions (specification, section 6). */
export function RequirePermission({ permissions, children }: RequirePermissionProps) {
  return usePermission(permissions) ? children : null;
}
