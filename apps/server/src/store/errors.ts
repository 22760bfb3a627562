import { systemCode } from '../startup-error.ts';

const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** Connection failures, and a server that starts, stops, or lacks connections or memory. */
const awayStates = /^(?:08|57P0|53(?!100))/;
/** The database's disk is full, or a write while writes are refused for that reason. */
const fullStates = /^(?:53100|25006)$/;
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** Whether the database was unreachable or the connection broke: a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = systemCode(error);
  if (code !== undefined) return lostConnection.has(code) || awayStates.test(code);
  return driverMessages.test(error.message);
}

/** Deadlocks and serialisation failures: a retry may succeed. */
export function isPassingConflict(error: unknown): boolean {
  const code = systemCode(error);
  return code === '40001' || code === '40P01';
}

/** Values that PostgreSQL rejects: too long, out of range, not text. */
export function isDataRefusal(error: unknown): boolean {
  return /^22[0-9A-Z]{3}$/.test(systemCode(error) ?? '');
}

/** The disk of files or database is full: nothing was written (G26). */
export function isStorageFull(error: unknown): boolean {
  const code = systemCode(error) ?? '';
  return code === 'ENOSPC' || code === 'EDQUOT' || fullStates.test(code);
}
