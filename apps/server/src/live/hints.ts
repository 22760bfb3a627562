import pg from 'pg';
import type { Connection } from '../store/database.ts';
import { eventChannel, ephemeralChannel } from '../store/events.ts';

const retryAfter = { first: 100, last: 5_000 };

export interface HintOptions {
  connection: Connection;
  /** Called with the instance id of a hint, and with '' when hints may have been missed. */
  onHint: (instanceId: string) => void;
  /** Called with each ephemeral event. */
  onEphemeral?: ((payload: string) => void) | undefined;
  onError: (error: unknown) => void;
}

/**
 * Listens for NOTIFY on a separate connection, and reconnects when it breaks. Returns a function that stops it. Callers
 * must also poll, because hints can get lost.
 */
export function listenForHints({
  connection,
  onHint,
  onEphemeral,
  onError,
}: HintOptions): () => Promise<void> {
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
      channel === ephemeralChannel ? onEphemeral?.(payload) : onHint(payload),
    );
    try {
      await opened.connect();
      await opened.query(`LISTEN ${eventChannel}; LISTEN ${ephemeralChannel}`);
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
