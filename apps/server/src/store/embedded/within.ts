import { setTimeout as pause } from 'node:timers/promises';

/** Whether a promise settles within so many milliseconds. Clears its timer. */
export async function within(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = pause(milliseconds, false, { signal: timer.signal }).catch(() => false);
  const settled = await Promise.race([promise.then(() => true), late]);
  timer.abort();
  return settled;
}
