import { configurationPath } from '@snap/portal-api/contract';
import { connection } from '../stores/connection.ts';

/** A request without a response for this time starts a probe of the server. */
const SLOW_AFTER_MS = 1_000;
/** Shortest timeout of the probe. Together with `SLOW_AFTER_MS`, a dead network is detected within three seconds. */
const PROBE_TIMEOUT_MS = 1_300;
/** Longest timeout of the probe, on a slow network. */
const LONGEST_PROBE_TIMEOUT_MS = 8_000;
/** Number of responses whose duration is known. */
const DURATIONS = 5;
/** First and longest time between two probes while the server is unreachable. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
/** Time to the next probe after an inconclusive one. */
const SOON_MS = 300;

/** Responses of a proxy whose server is unreachable. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** Time of the server's last response. */
let respondedAt = 0;
/**
 * How long the last responses took; at first that of the page itself. Milliseconds. On a slow network all are slow; one alone may
 * be due to the server.
 */
let durations = durationOfPage();
let looking: Promise<void> | undefined;
let lookAgain = false;
let pause = FIRST_PAUSE_MS;
/** Time to the next probe while the server responds though the browser reports that it is offline. */
let doubtPause = SOON_MS;
let nextLook: ReturnType<typeof setTimeout> | undefined;
/** Whether the last probe failed; one that timed out may be due to a slow network. */
let networkFailed = false;
/** Aborts the reads in flight. */
let cut = new AbortController();

/** Empty when the page did not come from the server. */
function durationOfPage(): number[] {
  const [page] = performance.getEntriesByType('navigation');
  if (!page || !('workerStart' in page && 'requestStart' in page && 'responseStart' in page)) return [];
  return page.workerStart ? [] : [Number(page.responseStart) - Number(page.requestStart)];
}

function recordDuration(startedAt: number): void {
  durations = [Date.now() - startedAt, ...durations].slice(0, DURATIONS);
}

function lookIn(milliseconds: number): void {
  clearTimeout(nextLook);
  nextLook = setTimeout(() => void checkConnection(), milliseconds);
}

/** A response that was in flight when the network failed proves nothing: the next probe stays scheduled. */
function applyResponse({ status }: Response): void {
  if (awayStatuses.includes(status)) return;
  respondedAt = Date.now();
  pause = FIRST_PAUSE_MS;
  if (!connection.unreachable) return;
  connection.unreachable = false;
  if (networkFailed) lookIn(SOON_MS);
  else clearTimeout(nextLook);
}

/** `failed`: the request failed. `silent`: it timed out, as it also does on a slow network. */
async function probe(): Promise<'responded' | 'failed' | 'silent'> {
  // A slow network is not a lost one: its probe has twice the time of its responses.
  const usual = durations.length > 0 ? Math.min(...durations) : 0;
  const timeout = Math.min(Math.max(PROBE_TIMEOUT_MS, 2 * usual), LONGEST_PROBE_TIMEOUT_MS);
  const signal = AbortSignal.timeout(timeout);
  const startedAt = Date.now();
  try {
    const response = await fetch(configurationPath, { cache: 'no-store', signal });
    recordDuration(startedAt);
    applyResponse(response);
    return awayStatuses.includes(response.status) ? 'failed' : 'responded';
  } catch {
    return signal.aborted ? 'silent' : 'failed';
  }
}

async function look(): Promise<void> {
  clearTimeout(nextLook);
  const began = Date.now();
  const found = await probe();
  networkFailed = found === 'failed';
  if (found === 'responded') {
    clearTimeout(nextLook);
    // The network may have been lost just after the response. The browser may also be wrong, for hours.
    if (!navigator.onLine) {
      lookIn(doubtPause);
      doubtPause = Math.min(2 * doubtPause, LONGEST_PAUSE_MS);
    }
    return;
  }
  // It may have been in flight when the network failed.
  if (respondedAt >= began) {
    lookIn(SOON_MS);
    return;
  }
  connection.unreachable = true;
  // Aborts the reads on a lost connection; on a slow one they may still succeed.
  if (found === 'failed') {
    cut.abort();
    cut = new AbortController();
  }
  lookIn(pause);
  pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
}

/** Probes the server and sets `connection.unreachable`. Runs one probe at a time. */
export async function checkConnection(): Promise<void> {
  if (looking) {
    // The running probe may have begun before the reason for this one.
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
 * The fetch of every call: starts a probe of the server when a request fails or takes long. When the network is lost, reads
 * in flight fail at once, the event stream included.
 */
export const watchedFetch: typeof fetch = async (input, init) => {
  const given = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const reads = method.toUpperCase() === 'GET';
  const signals = [given, reads ? cut.signal : undefined].filter((signal) => signal != null);
  const slow = setTimeout(() => void checkConnection(), SLOW_AFTER_MS);
  const startedAt = Date.now();
  try {
    const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    // That of an upload says nothing.
    if (reads) recordDuration(startedAt);
    applyResponse(response);
    return response;
  } catch (error) {
    if (!given?.aborted) void checkConnection();
    throw error;
  } finally {
    clearTimeout(slow);
  }
};

/** Probes the server when the browser reports that it is online or offline: either report may be wrong. */
export function watchNetwork(): void {
  window.addEventListener('offline', () => {
    doubtPause = SOON_MS;
    void checkConnection();
  });
  window.addEventListener('online', () => {
    // It may not carry at once.
    pause = FIRST_PAUSE_MS;
    void checkConnection();
  });
}
