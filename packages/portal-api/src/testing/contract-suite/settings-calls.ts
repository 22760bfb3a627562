import type { ContractWorld } from './world.ts';

/** What holds for the calls of contract area `settings`. */
export function settingsCalls(_world: () => ContractWorld): void {}
