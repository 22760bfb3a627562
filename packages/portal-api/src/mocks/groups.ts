import type { HttpHandler } from 'msw';
import type { MockWorld } from './world.ts';

/** The calls of contract area `groups`. */
export function groupMocks(_world: MockWorld): HttpHandler[] {
  return [];
}
