import { randomUUID } from 'node:crypto';
import type { Connection, Database } from '../store/database.ts';
import { createDeferredTeller } from '../store/deferred-events.ts';
import type { StoredEvent } from '../store/events.ts';
import type { Redis } from '../store/redis.ts';
import { readLogId } from '../store/restored.ts';
import { createCursors } from './cursor.ts';
import type { Bus, BusOptions } from './bus/bus.ts';
import { pollingBus } from './bus/polling-bus.ts';
import { openPostgresBus } from './bus/postgres-bus.ts';
import { openRedisBus } from './bus/redis-bus.ts';
import { type EphemeralEvent, parseEphemeral, writeEphemeral } from './ephemeral-events.ts';
import { openPresence } from './presence.ts';
import { createStreams, defaultStreamLimits, type StreamLimits, type Streams } from './streams.ts';
import { startTail } from './tail.ts';

/** Live events of one server process: follows the event log, and feeds the streams. */
export interface Live {
  /** Subscribes to all events of the served organisations, including server events; returns the unsubscribe function. */
  subscribe(listener: (event: StoredEvent) => void): () => void;
  /** See Tail. */
  serve(tenantId: string): Promise<unknown> | undefined;
  readonly streams: Streams;
  /** What connects the servers; `none`: they poll. */
  readonly bus: { kind: 'redis' | 'database' | 'none'; isConnected(): boolean };
  /** Sends an ephemeral event to the people connected to any server. */
  tell(event: EphemeralEvent): void;
  /** Closes the streams and stops following. Call it before the HTTP server and the database are closed. */
  close(): Promise<void>;
}

export interface LiveOptions {
  database: Database;
  /** For a separate connection that receives the hints of other processes. */
  connection: Connection;
  /** Carries hints and ephemeral events instead of the database. */
  redis?: Redis | undefined;
  /** Id of this process; default: random. */
  instanceId?: string | undefined;
  limits?: Partial<StreamLimits>;
  /** Called with background errors; each operation is retried. */
  onError: (error: unknown) => void;
}

/** Starts at the end of the log. Throws when the database is unavailable. */
export async function startLive(options: LiveOptions): Promise<Live> {
  const { database, connection, redis, limits, onError, instanceId = randomUUID() } = options;
  const cursors = createCursors(await readLogId(database));
  const onEphemeral = (payload: string) => {
    // The payload may come from a newer process, and an exception here would be uncaught.
    try {
      const event = parseEphemeral(payload);
      if (event.from !== instanceId) streams.deliverEphemeral(event);
    } catch (error) {
      onError(error);
    }
  };
  const kind = redis ? 'redis' : connection.pooled ? 'none' : 'database';
  let bus: Bus | undefined;
  const openBus = ({ onHint }: Pick<BusOptions, 'onHint'>): Bus => {
    if (redis) bus = openRedisBus({ redis, instanceId, onHint, onEphemeral });
    else if (connection.pooled) bus = pollingBus;
    else bus = openPostgresBus({ connection, instanceId, onHint, onEphemeral, onError });
    return bus;
  };
  const deferred = createDeferredTeller(database, onError);
  const tail = await startTail({ database, openBus, onDeferred: () => deferred.tell(), onError });
  const { streamsPerPerson } = { ...defaultStreamLimits, ...limits };
  const presence = redis && openPresence(redis, instanceId, streamsPerPerson);
  const streams = createStreams({
    database,
    tail,
    cursors,
    presence,
    onError,
    ...(limits ? { limits } : {}),
  });
  database.follow({ hint: (tenantId) => tail.hint(tenantId) });
  return {
    subscribe: (listener) => tail.subscribe(listener),
    serve: (tenantId) => tail.serve(tenantId),
    streams,
    bus: { kind, isConnected: () => bus?.isConnected() ?? false },
    tell(event) {
      streams.deliverEphemeral(event);
      tail.send(writeEphemeral({ ...event, from: instanceId }));
    },
    async close() {
      await streams.close();
      presence?.close();
      await tail.close();
      await deferred.settled();
    },
  };
}
