import type { HttpHandler } from 'msw';
import type { MockWorld } from './world.ts';

/** The calls of contract area `collection`. */
export function collectionMocks(_world: MockWorld): HttpHandler[] {
  return [];
}
