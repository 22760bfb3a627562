import type { HttpHandler } from 'msw';
import type { MockWorld } from './world.ts';

/** The calls of contract area `disk`. */
export function diskMocks(_world: MockWorld): HttpHandler[] {
  return [];
}
