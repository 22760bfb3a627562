import type { HttpHandler } from 'msw';
import type { MockWorld } from './world.ts';

/** The calls of contract area `friends`. */
export function friendMocks(_world: MockWorld): HttpHandler[] {
  return [];
}
