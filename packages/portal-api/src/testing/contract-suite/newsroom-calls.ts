import type { ContractWorld } from './world.ts';

/** What holds for the calls of contract area `newsroom`. */
export function newsroomCalls(_world: () => ContractWorld): void {}
