import type { Bus } from './bus.ts';

/** Carries nothing: behind a connection pooler, which has no LISTEN, servers poll. */
export const pollingBus: Bus = {
  hint() {},
  send() {},
  isConnected: () => false,
  async close() {},
};
