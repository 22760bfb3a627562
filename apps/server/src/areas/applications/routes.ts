import type { Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** The calls of contract area `applications`. */
export function applicationRoutes(_services: Services): Route[] {
  return [];
}
