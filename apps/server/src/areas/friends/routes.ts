import type { Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** The calls of contract area `friends`. */
export function friendRoutes(_services: Services): Route[] {
  return [];
}
