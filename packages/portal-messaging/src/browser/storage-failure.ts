/**
 * Why the browser did not store something:
 * - `full`: its quota, or the disk, has no room left.
 * - `unavailable`: it does not let this page store anything (private window, blocked site data, damaged profile).
 * - `other`: any other error, which is a bug.
 */
export type StorageFailure = 'full' | 'unavailable' | 'other';

/** Names of the exceptions with which browsers refuse IndexedDB as a whole. */
const unavailable: readonly string[] = [
  'InvalidStateError',
  'NotAllowedError',
  'NotFoundError',
  'ReferenceError',
  'SecurityError',
  'UnknownError',
  'VersionError',
];

/** @see https://developer.mozilla.org/docs/Web/API/IDBFactory/open */
export function storageFailureOf(error: unknown): StorageFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return unavailable.includes(name) ? 'unavailable' : 'other';
}
