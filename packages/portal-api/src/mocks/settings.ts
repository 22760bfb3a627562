import type { HttpHandler } from 'msw';
import type { MockWorld } from './world.ts';

/** The calls of contract area `settings`. */
export function settingsMocks(_world: MockWorld): HttpHandler[] {
  return [];
}
