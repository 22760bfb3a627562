import { randomUUID } from 'node:crypto';
import type { Connection, Database } from '../store/database.ts';
import { keepTelling } from '../store/deferred-events.ts';
import type { StoredEvent } from '../store/events.ts';
import { readEpoch } from '../store/restored.ts';
import { createCursors } from './cursor.ts';
import { parseNote } from './notes.ts';
import { startPruning } from './prune.ts';
import { createStreams, type StreamLimits, type Streams } from './streams.ts';
import { startTail } from './tail.ts';

/** The live side of one server process: it follows the event log, feeds the streams and keeps the log short. */
export interface Live {
  /** Calls back with every event of every organisation, the servers' own included; returns how to stop. */
  subscribe(listener: (event: StoredEvent) => void): () => void;
  readonly streams: Streams;
  /** Ends the streams and stops following. Before the HTTP server and the database are closed. */
  close(): Promise<void>;
}

export interface LiveOptions {
  database: Database;
  /** For a connection of its own, over which hints of other processes come. */
  connection: Connection;
  /** Names this process; a new one unless given. */
  instanceId?: string | undefined;
  limits?: Partial<StreamLimits>;
  /** Told of what goes wrong in the background; each is tried again by itself. */
  onError: (error: unknown) => void;
}

/** Starts at the end of the log. Throws when the database is away. */
export async function startLive(options: LiveOptions): Promise<Live> {
  const { database, connection, limits, onError, instanceId = randomUUID() } = options;
  const cursors = createCursors(await readEpoch(database));
  const tail = await startTail({
    database,
    connection,
    instanceId,
    onError,
    onNote: (payload) => {
      // It comes from other processes, maybe newer ones, and nobody above would catch what it throws.
      try {
        streams.whisper(parseNote(payload));
      } catch (error) {
        onError(error);
      }
    },
  });
  const streams = createStreams({ database, tail, cursors, onError, ...(limits ? { limits } : {}) });
  const stopPruning = startPruning(database, onError);
  const stopTelling = keepTelling(database, onError);
  database.follow({ instanceId, hint: () => tail.hint() });
  return {
    subscribe: (listener) => tail.subscribe(listener),
    streams,
    async close() {
      await streams.close();
      await Promise.all([tail.close(), stopPruning(), stopTelling()]);
    },
  };
}
