import { proxy } from 'valtio';

/** Whether the server has a newer build than the one on screen. */
export const newVersion = proxy<{ available: boolean }>({ available: false });

export function noteNewVersion(): void {
  newVersion.available = true;
}

/** Not now: the next build is told of again. */
export function putOffNewVersion(): void {
  newVersion.available = false;
}
