import type { ContractWorld } from './world.ts';

/** What holds for the calls of contract area `groups`. */
export function groupCalls(_world: () => ContractWorld): void {}
