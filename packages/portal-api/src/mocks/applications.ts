import type { HttpHandler } from 'msw';
import type { MockWorld } from './world.ts';

/** The calls of contract area `applications`. */
export function applicationMocks(_world: MockWorld): HttpHandler[] {
  return [];
}
