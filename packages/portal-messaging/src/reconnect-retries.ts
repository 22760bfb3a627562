import { isAborted, isAway } from '@snap/portal-api';
import type { RetryOnReconnect } from './options.ts';

/** Failed requests that `run` repeats once, unless the server refused them. */
export function createReconnectRetries() {
  const requests = new Map<string, () => unknown>();
  const retryOnReconnect: RetryOnReconnect = (name, error, request) => {
    if (isAway(error) && !isAborted(error)) requests.set(name, request);
  };
  return {
    retryOnReconnect,
    run(): void {
      const waiting = [...requests.values()];
      requests.clear();
      for (const request of waiting) request();
    },
  };
}
