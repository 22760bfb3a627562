import { subscribeKey } from 'valtio/utils';
import { isAborted, isAway, isRefusedForPassword } from '../errors/kinds.ts';
import { connection, onReconnected } from './connection.ts';
import { password } from './password.ts';

/**
 * Wait before a retry of a request that failed while the connection looked healthy: the cut was too short to be noticed,
 * so no reconnection follows. Milliseconds.
 */
const RETRY_DELAY_MS = 5_000;

const waiting = new Map<string, () => unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;

const healthy = () => connection.status === 'open' && !connection.unreachable;

/** Runs everything that waits, once. What fails again registers itself again. */
function run(): void {
  clearTimeout(timer);
  timer = undefined;
  const loads = [...waiting.values()];
  waiting.clear();
  for (const load of loads) load();
}

function watch(): void {
  if (watching) return;
  watching = true;
  onReconnected(run);
  subscribeKey(password, 'forced', (forced) => {
    if (!forced) run();
  });
}

/**
 * Loads something again as soon as the network is back, once. For loads that show no failure of their own and have no
 * retry button. A refusal of the server is no reason to try again, unless it is lifted by the change of the password.
 * @param key Names what is loaded: a later registration replaces the earlier one.
 * @param error What the load failed with.
 * @returns Cancels the retry.
 */
export function retryOnReconnect(key: string, error: unknown, load: () => unknown): () => void {
  const refused = isRefusedForPassword(error);
  if (isAborted(error) || !(refused || isAway(error))) return () => undefined;
  watch();
  waiting.set(key, load);
  if (!refused && healthy()) timer ??= setTimeout(run, RETRY_DELAY_MS);
  return () => {
    if (waiting.get(key) === load) waiting.delete(key);
  };
}
