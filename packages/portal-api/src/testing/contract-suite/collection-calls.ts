import type { ContractWorld } from './world.ts';

/** What holds for the calls of contract area `collection`. */
export function collectionCalls(_world: () => ContractWorld): void {}
