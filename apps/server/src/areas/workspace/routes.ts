import type { Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** The calls of contract area `workspace`. */
export function workspaceRoutes(_services: Services): Route[] {
  return [];
}
