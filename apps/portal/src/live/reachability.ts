import { configurationPath } from '@snap/portal-api/contract';
import { connection } from '../stores/connection.ts';

/** A request without a response for this time starts a probe of the server. */
const SLOW_AFTER_MS = 1_000;
/** Timeout of the probe. Together with `SLOW_AFTER_MS`, a dead network is detected within three seconds. */
const PROBE_TIMEOUT_MS = 1_300;
/** First and longest time between two probes while the server is unreachable. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
/** Time to the next probe after an inconclusive one. */
const SOON_MS = 300;

/** Responses of a proxy whose server is unreachable. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** Time of the server's last response. */
let answeredAt = 0;
let looking: Promise<void> | undefined;
let lookAgain = false;
let pause = FIRST_PAUSE_MS;
let nextLook: ReturnType<typeof setTimeout> | undefined;
/** Aborts the reads in flight. */
let cut = new AbortController();

function noteAnswer({ status }: Response): void {
  if (awayStatuses.includes(status)) return;
  answeredAt = Date.now();
  pause = FIRST_PAUSE_MS;
  clearTimeout(nextLook);
  connection.unreachable = false;
}

/** `failed`: the network says so itself. `silent`: nothing has come, as on a network that is only slow. */
async function probe(): Promise<'answered' | 'failed' | 'silent'> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  try {
    const answer = await fetch(configurationPath, { cache: 'no-store', signal });
    noteAnswer(answer);
    return awayStatuses.includes(answer.status) ? 'failed' : 'answered';
  } catch {
    return signal.aborted ? 'silent' : 'failed';
  }
}

async function look(): Promise<void> {
  clearTimeout(nextLook);
  const began = Date.now();
  const found = await probe();
  if (found === 'answered') return;
  // An answer that was on its way when the network went proves nothing.
  if (answeredAt >= began) {
    nextLook = setTimeout(() => void checkConnection(), SOON_MS);
    return;
  }
  connection.unreachable = true;
  // What hangs on a connection that is gone fails now, and says so; on a slow one it may still be answered.
  if (found === 'failed') {
    cut.abort();
    cut = new AbortController();
  }
  nextLook = setTimeout(() => void checkConnection(), pause);
  pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
}

/** Looks whether the server is there; `connection.unreachable` says what was found. One look at a time. */
export async function checkConnection(): Promise<void> {
  if (looking) {
    // What is found now may be from before the reason to look.
    lookAgain = true;
    return looking;
  }
  looking = look();
  await looking;
  looking = undefined;
  if (!lookAgain) return;
  lookAgain = false;
  await checkConnection();
}

/**
 * The fetch of every call: what fails, or has no answer for a while, makes us look for the server. Reads that are under way
 * when the network turns out to be gone fail at once, the stream of live events among them.
 */
export const watchedFetch: typeof fetch = async (input, init) => {
  const given = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const reads = method.toUpperCase() === 'GET';
  const signals = [given, reads ? cut.signal : undefined].filter((signal) => signal != null);
  const slow = setTimeout(() => void checkConnection(), SLOW_AFTER_MS);
  try {
    const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    noteAnswer(response);
    return response;
  } catch (error) {
    if (!given?.aborted) void checkConnection();
    throw error;
  } finally {
    clearTimeout(slow);
  }
};

/** Follows what the browser says of its network: it may be wrong either way, so the server is looked for. */
export function watchNetwork(): void {
  window.addEventListener('offline', () => void checkConnection());
  window.addEventListener('online', () => void checkConnection());
}
