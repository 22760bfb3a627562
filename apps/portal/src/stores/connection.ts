import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';

export interface ConnectionState {
  /** Whether live events flow. `waiting` has a next try. */
  status: 'closed' | 'connecting' | 'open' | 'waiting';
  /** When the next try is, in milliseconds since 1970. */
  nextTryAt?: number | undefined;
  /** Start of the outage, in milliseconds since 1970; undefined while connected. */
  brokenSince?: number | undefined;
  /** A probe found no server: known before the event stream notices it (`live/reachability.ts`). */
  unreachable: boolean;
}

/** State of the live connection. */
export const connection = proxy<ConnectionState>({ status: 'closed', unreachable: false });

export function setConnection(status: ConnectionState['status'], nextTryAt?: number): void {
  connection.status = status;
  connection.nextTryAt = nextTryAt;
  if (status === 'waiting') connection.brokenSince ??= Date.now();
  else if (status !== 'connecting') connection.brokenSince = undefined;
}

/**
 * Calls back when requests that failed because of the network may succeed again: the live connection has opened, a probe
 * found the server, or the browser is online. A short outage can fail requests without ending the stream.
 * @returns How to stop.
 */
export function onReconnected(callback: () => void): () => void {
  const stops = [
    subscribeKey(connection, 'status', (status) => {
      if (status === 'open') callback();
    }),
    subscribeKey(connection, 'unreachable', (unreachable) => {
      if (!unreachable) callback();
    }),
  ];
  window.addEventListener('online', callback);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', callback);
  };
}
