import type { Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** The calls of contract area `groups`. */
export function groupRoutes(_services: Services): Route[] {
  return [];
}
