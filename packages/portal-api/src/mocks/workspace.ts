import type { HttpHandler } from 'msw';
import type { MockWorld } from './world.ts';

/** The calls of contract area `workspace`. */
export function workspaceMocks(_world: MockWorld): HttpHandler[] {
  return [];
}
