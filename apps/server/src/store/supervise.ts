import { setTimeout as pause } from 'node:timers/promises';
import { type DiskRoom, reservedBytes } from './disk-room.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import { reserveLog } from './embedded/log-reserve.ts';
import { lockForServer } from './server-lock.ts';

/** Milliseconds between looks, and before another try. */
const interval = 250;

export interface Supervisor {
  /** Of the data folder's disk. */
  room: DiskRoom;
  /** Called with errors of the database. */
  onTrouble: (what: string, error?: unknown) => void;
}

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
  { room, onTrouble }: Supervisor,
): Promise<Supervision> {
  let embedded = first;
  let unlock = await lockForServer(embedded.application, folder);
  const stopping = new AbortController();

  /** Only with enough free room: on a full disk the attempt itself would end the database. */
  const reserve = () => {
    if (room.free() < 4 * reservedBytes) return;
    reserveLog(embedded.superuser).catch((error: unknown) => onTrouble('the log has no reserve', error));
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
