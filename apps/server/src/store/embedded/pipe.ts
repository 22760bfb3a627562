import { closeSync, constants, openSync } from 'node:fs';

/**
 * Takes hold of the named pipe that keeps a running database alive: the guard sees the end of the pipe when the
 * last holder has closed it. Undefined when no guard reads it, that is, when nothing runs.
 */
export function holdPipe(path: string): number | undefined {
  try {
    // Without waiting for a reader: ENXIO says that there is none.
    return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

/** Whether a guard reads the pipe. */
export function isGuarded(path: string): boolean {
  const hold = holdPipe(path);
  if (hold === undefined) return false;
  closeSync(hold);
  return true;
}
