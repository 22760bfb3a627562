import type { FastifyBaseLogger } from 'fastify';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app.ts';

/** The app as it is served: after a restore by another in its place. */
export interface Service {
  bound: AddressInfo | string | null;
  stop(): Promise<void>;
}

/** Milliseconds until another try when the app cannot start over, because the database is away. */
const retryEvery = 1_000;

/**
 * Serves an app. When a backup was restored, all that it remembers is wrong: it is closed, and another takes its port.
 * @param serve Makes an app and lets it listen.
 */
export async function startService(
  serve: (port: number, onRestored: () => void) => Promise<App>,
  port: number,
  log: FastifyBaseLogger,
): Promise<Service> {
  const stopping = new AbortController();
  let current: App | undefined;
  let change: Promise<void> = Promise.resolve();

  const replace = async (): Promise<void> => {
    log.warn('a backup was restored: starting over');
    await current?.close();
    current = undefined;
    while (!stopping.signal.aborted && !current) {
      try {
        current = await serve(boundPort, startOver);
      } catch (error) {
        log.error({ err: error }, 'starting over failed');
        await pause(retryEvery, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  };
  const startOver = () => {
    change = change.then(replace);
  };

  current = await serve(port, startOver);
  const bound = current.http.server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    bound,
    async stop() {
      stopping.abort();
      await change;
      await current?.close();
    },
  };
}
