import type { ContractWorld } from './world.ts';

/** What holds for the calls of contract area `disk`. */
export function diskCalls(_world: () => ContractWorld): void {}
