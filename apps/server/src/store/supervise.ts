import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import { lockForServer } from './server-lock.ts';

/** Milliseconds between looks, and before another try. */
const interval = 250;

export interface Supervision {
  /** Lets go of the lock and of the database. */
  stop(): Promise<void>;
}

/**
 * Holds the embedded database for a server, as the only one of its data folder, and starts it again when it has died.
 * The way in stays the same, so that connections are made anew by themselves.
 */
export async function supervise(
  folder: string,
  first: EmbeddedPostgres,
  onTrouble: (what: string, error?: unknown) => void,
): Promise<Supervision> {
  let embedded = first;
  let unlock = await lockForServer(embedded.application, folder);
  const stopping = new AbortController();

  const restart = async () => {
    onTrouble('the database has ended and is started again');
    await unlock();
    await embedded.stop();
    embedded = await openEmbeddedPostgres(folder);
    unlock = await lockForServer(embedded.application, folder);
  };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await pause(interval, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted || embedded.running()) continue;
      await restart().catch((error: unknown) => onTrouble('the database could not be started again', error));
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
      await unlock();
      await embedded.stop();
    },
  };
}
