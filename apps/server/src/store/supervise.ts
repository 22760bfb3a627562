import { setTimeout as pause } from 'node:timers/promises';
import { type DiskRoom, reservedBytes } from './disk-room.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import { reserveLog } from './embedded/log-reserve.ts';
import { lockForServer } from './server-lock.ts';

/** Interval of checks and retries in milliseconds. */
const interval = 250;

export interface Supervisor {
  /** Of the data folder's disk. */
  room: DiskRoom;
  /** Called with errors of the database. */
  onTrouble: (what: string, error?: unknown) => void;
}

export interface Supervision {
  /** Releases the lock and the database. */
  stop(): Promise<void>;
}

/**
 * Supervises the embedded database for a server, exclusively for its data folder, and restarts it when it dies. The
 * address stays the same, so connections are re-established.
 */
export async function supervise(
  folder: string,
  first: EmbeddedPostgres,
  { room, onTrouble }: Supervisor,
): Promise<Supervision> {
  let embedded = first;
  let unlock = await lockForServer(embedded.application, folder);
  const stopping = new AbortController();

  /** Only with enough free space: on a full disk the attempt itself would end the database. */
  const reserve = () => {
    if (room.free() < 4 * reservedBytes) return;
    reserveLog(embedded.superuser).catch((error: unknown) => {
      // A stop cuts it short.
      if (!stopping.signal.aborted) onTrouble('the log has no reserve', error);
    });
  };
  reserve();

  const restart = async () => {
    onTrouble('the database has ended and is started again');
    await unlock();
    await embedded.stop();
    room.makeWay();
    embedded = await openEmbeddedPostgres(folder);
    unlock = await lockForServer(embedded.application, folder);
    reserve();
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
