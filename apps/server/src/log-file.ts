import { renameSync, statSync } from 'node:fs';

const largest = 10_000_000;

/** Keeps a log from growing for ever: at a start, one of more than 10 MB becomes `.1`, in place of the one before. */
export function rotateLog(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(path, `${path}.1`);
}
