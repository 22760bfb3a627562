import { createClient } from '@redis/client';
import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A Redis, or another server of its protocol. Everything in it may be lost at any time. */
export interface Redis {
  /** Of all keys and channels: several installations may share one. */
  readonly prefix: string;
  /** Whether it responds, as far as is known. */
  isReady(): boolean;
  /** Runs a command; resolves to undefined when Redis is away or does not respond in time. Never rejects. */
  ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T | undefined>;
  /** Runs a script on keys, which contain the prefix; otherwise as `ask`. */
  run(script: Script, keys: string[], args: string[]): Promise<unknown>;
  /** Receives a channel's messages, also after reconnections; returns a function that stops it. */
  subscribe(channel: string, listener: (message: string) => void): () => void;
  /** Subscribes to gains and losses of the connection; returns the unsubscribe function. */
  onChange(listener: (ready: boolean) => void): () => void;
  close(): Promise<void>;
}

/** A script in Lua, which Redis runs without interruption. */
export interface Script {
  text: string;
  sha1: string;
}

export function createScript(text: string): Script {
  return { text, sha1: createHash('sha1').update(text).digest('hex') };
}

/** Milliseconds after which a caller does without the response. */
const RESPONSE_TIMEOUT_MS = 20;
/** Consecutive failures after which Redis is not asked for a second. */
const MAX_FAILURES = 3;
const PAUSE_MS = 1_000;
/** Milliseconds between two checks of a connection that may hang. */
const PING_EVERY_MS = 250;
const RECONNECT_MS = { first: 50, last: 1_000 };

/** A client of the older protocol, which servers other than Redis speak too. */
const createRedisClient = (url: string) =>
  createClient({
    url,
    RESP: 2,
    name: 'portal',
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5_000,
      reconnectStrategy: (retries) => Math.min(RECONNECT_MS.first * 2 ** retries, RECONNECT_MS.last),
    },
  });
type RedisClient = ReturnType<typeof createRedisClient>;

export interface RedisOptions {
  url: string;
  prefix: string;
  /** Milliseconds after which a caller does without the response. */
  responseMs?: number;
  /** Called once when the connection is lost or cannot be made, and once when it is there again. */
  onAway: (error: unknown) => void;
  onBack: () => void;
}

/** Connects in the background, and again after each loss. */
export function openRedis({
  url,
  prefix,
  responseMs = RESPONSE_TIMEOUT_MS,
  onAway,
  onBack,
}: RedisOptions): Redis {
  const listeners = new Set<(ready: boolean) => void>();
  let ready = false;
  let away = false;
  let closing = false;
  const commands = createRedisClient(url);
  // A connection that has subscribed accepts no other commands.
  const subscriber = commands.duplicate({ disableOfflineQueue: false });
  const update = () => {
    const now = commands.isReady && subscriber.isReady;
    if (now === ready || closing) return;
    ready = now;
    for (const listener of listeners) listener(now);
  };
  const handleError = (error: unknown) => {
    update();
    if (away || closing) return;
    away = true;
    onAway(error);
  };
  const handleReady = () => {
    update();
    if (!ready || !away) return;
    away = false;
    onBack();
  };
  const connecting = [commands, subscriber].map((client) => {
    client.on('error', handleError);
    client.on('ready', handleReady);
    return client.connect().catch(() => {});
  });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });

  const ask: Redis['ask'] = async (command) => {
    if (!ready) return undefined;
    try {
      return await breaker.execute(() => inTime(command(commands), responseMs));
    } catch {
      return undefined;
    }
  };

  const timer = setInterval(() => void ask((client) => client.ping()), PING_EVERY_MS);

  return {
    prefix,
    isReady: () => ready && breaker.state === CircuitState.Closed,
    ask,
    run: (script, keys, args) =>
      ask((client) =>
        client.evalSha(script.sha1, { keys, arguments: args }).catch((error: unknown) => {
          // Not known since its last start.
          if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
          return client.eval(script.text, { keys, arguments: args });
        }),
      ),
    subscribe(channel, listener) {
      subscriber.subscribe(prefix + channel, listener).catch(() => {});
      return () => void subscriber.unsubscribe(prefix + channel, listener).catch(() => {});
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closing = true;
      clearInterval(timer);
      for (const client of [commands, subscriber]) if (client.isOpen) client.destroy();
      await Promise.all(connecting);
    },
  };
}

/** Rejects when there is no response in time. */
async function inTime<T>(response: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  // After a busy period of the event loop, the response may have arrived, and is read before the second callback.
  const timer = setTimeout(() => setImmediate(() => reject(new Error('no response'))), milliseconds);
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Prefix of an installation's keys and channels: the same for all its servers, also after a fail-over. */
export async function redisPrefixOf(database: Database): Promise<string> {
  const { rows } = await database.system((tx) =>
    sql<{ id: string }>`
      SELECT system_identifier || '/' || current_database() AS id FROM pg_control_system()
    `.execute(tx),
  );
  const hash = createHash('sha256').update(rows[0]?.id ?? '');
  return `portal:${hash.digest('hex').slice(0, 12)}:`;
}
