import { closeSync, constants, openSync } from 'node:fs';

/**
 * Opens the named pipe that keeps a running database alive: the guard reads EOF when the last user has closed it.
 * Undefined when no guard reads it, so nothing is running.
 */
export function holdPipe(path: string): number | undefined {
  try {
    // Non-blocking: ENXIO means that there is no reader.
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
