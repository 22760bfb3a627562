import type { ContractWorld } from './world.ts';

/** What holds for the calls of contract area `applications`. */
export function applicationCalls(_world: () => ContractWorld): void {}
