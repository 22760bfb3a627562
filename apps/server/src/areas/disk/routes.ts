import type { Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** The calls of contract area `disk`. */
export function diskRoutes(_services: Services): Route[] {
  return [];
}
