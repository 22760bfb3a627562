import type { ContractWorld } from './world.ts';

/** What holds for the calls of contract area `friends`. */
export function friendCalls(_world: () => ContractWorld): void {}
