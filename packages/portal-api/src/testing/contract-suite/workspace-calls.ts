import type { ContractWorld } from './world.ts';

/** What holds for the calls of contract area `workspace`. */
export function workspaceCalls(_world: () => ContractWorld): void {}
