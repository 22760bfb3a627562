import type { HttpHandler } from 'msw';
import type { MockWorld } from './world.ts';

/** The calls of contract area `newsroom`. */
export function newsroomMocks(_world: MockWorld): HttpHandler[] {
  return [];
}
