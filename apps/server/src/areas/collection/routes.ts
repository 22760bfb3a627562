import type { Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** The calls of contract area `collection`. */
export function collectionRoutes(_services: Services): Route[] {
  return [];
}
