import type { Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** The calls of contract area `settings`. */
export function settingsRoutes(_services: Services): Route[] {
  return [];
}
