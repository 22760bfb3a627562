import type { FastifyBaseLogger } from 'fastify';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app.ts';

/** Why an app is replaced. */
export type Restart = 'a backup was restored' | 'the database has failed over';

/** The served app; a restore or a fail-over replaces it. */
export interface Service {
  bound: AddressInfo | string | null;
  /** Replaces the app, whose cached data is invalid. */
  startOver(reason: Restart): void;
  /** Ends the streams one by one within so many milliseconds. */
  leave(within: number): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds between attempts to restart the app while the database is unavailable. */
const retryEvery = 1_000;

/**
 * Serves an app. After a restore or a fail-over, all its cached data is invalid, and so are its clients' cursors: it is
 * closed and a new one takes its port.
 * @param serve Creates an app and listens.
 */
export async function startService(
  serve: (port: number, startOver: Service['startOver']) => Promise<App>,
  port: number,
  log: FastifyBaseLogger,
): Promise<Service> {
  const stopping = new AbortController();
  let current: App | undefined;
  let change: Promise<void> = Promise.resolve();

  const replace = async (reason: Restart): Promise<void> => {
    log.warn(`${reason}: starting over`);
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
  const startOver = (reason: Restart) => {
    change = change.then(() => replace(reason));
  };

  current = await serve(port, startOver);
  const bound = current.http.server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    bound,
    startOver,
    leave: async (within) => current?.leave(within),
    async stop() {
      stopping.abort();
      await change;
      await current?.close();
    },
  };
}
