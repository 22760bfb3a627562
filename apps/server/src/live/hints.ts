import pg from 'pg';
import type { Connection } from '../store/database.ts';
import { eventChannel, noteChannel } from '../store/events.ts';

const retryAfter = { first: 100, last: 5_000 };

export interface HintOptions {
  connection: Connection;
  /** Called with the origin named by the hint, and with '' whenever some may have been missed. */
  onHint: (instanceId: string) => void;
  /** Called with each note: what is told once, to whoever listens now. */
  onNote?: ((payload: string) => void) | undefined;
  onError: (error: unknown) => void;
}

/**
 * Listens for NOTIFY on a connection of its own, and opens another when that breaks. Returns how to stop. Whoever
 * listens must also look by itself now and then: hints get lost.
 */
export function listenForHints({ connection, onHint, onNote, onError }: HintOptions): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let wait = retryAfter.first;

  const retry = () => {
    if (stopped) return;
    timer = setTimeout(() => void connect(), wait);
    wait = Math.min(wait * 2, retryAfter.last);
  };
  const connect = async () => {
    const opened = new pg.Client({
      ...connection,
      application_name: 'portal-tail',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client = opened;
    let lost = false;
    const handleLoss = () => {
      if (lost) return;
      lost = true;
      retry();
    };
    opened.on('error', (error) => {
      onError(error);
      handleLoss();
    });
    opened.on('end', handleLoss);
    opened.on('notification', ({ channel, payload = '' }) =>
      channel === noteChannel ? onNote?.(payload) : onHint(payload),
    );
    try {
      await opened.connect();
      await opened.query(`LISTEN ${eventChannel}; LISTEN ${noteChannel}`);
      wait = retryAfter.first;
      onHint('');
    } catch (error) {
      onError(error);
      await opened.end().catch(() => {});
      handleLoss();
    }
  };
  const connecting = connect();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await connecting;
    await client?.end().catch(() => {});
  };
}
