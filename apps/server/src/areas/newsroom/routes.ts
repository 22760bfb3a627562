import type { Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** The calls of contract area `newsroom`. */
export function newsroomRoutes(_services: Services): Route[] {
  return [];
}
