import { proxy } from 'valtio';

export interface ConnectionState {
  /** Whether live events flow. `waiting` has a next try. */
  status: 'closed' | 'connecting' | 'open' | 'waiting';
  /** When the next try is, in milliseconds since 1970. */
  nextTryAt?: number | undefined;
  /** Since when nothing flows, tries in between included; undefined while all is well. */
  brokenSince?: number | undefined;
}

/** How the live connection stands. */
export const connection = proxy<ConnectionState>({ status: 'closed' });

export function setConnection(status: ConnectionState['status'], nextTryAt?: number): void {
  connection.status = status;
  connection.nextTryAt = nextTryAt;
  if (status === 'waiting') connection.brokenSince ??= Date.now();
  else if (status !== 'connecting') connection.brokenSince = undefined;
}
