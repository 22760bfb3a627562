import { PortalApiError } from '@snap/portal-api';
import type { Clock } from '../options.ts';

/** Pause in milliseconds after a 429 without Retry-After. */
const USUAL_PAUSE_MS = 2_000;
/** Longest pause in milliseconds; a longer one rejects with the server's reason. */
const MAX_PAUSE_MS = 60_000;

/** Pause of a rate limit in milliseconds; undefined for any other failure. */
function pauseOf(error: unknown): number | undefined {
  if (!(error instanceof PortalApiError) || error.status !== 429) return undefined;
  const { retryAfter = USUAL_PAUSE_MS } = error;
  return retryAfter <= MAX_PAUSE_MS ? retryAfter : undefined;
}

/**
 * Creates a runner for rate-limited calls: after a 429 all calls of the runner wait for the pause, and the refused one is
 * retried. Other failures reject unchanged.
 */
export function createPaced(clock: Clock) {
  let resumeAt = 0;
  const wait = (pause: number) => new Promise<void>((resolve) => void clock.after(pause, resolve));
  return async function paced<Result>(call: () => Promise<Result>): Promise<Result> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- an attempt waits for the end of the pause, which may be extended
      while (resumeAt > clock.now()) await wait(resumeAt - clock.now());
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await call();
      } catch (error) {
        const pause = pauseOf(error);
        if (pause === undefined) throw error;
        resumeAt = Math.max(resumeAt, clock.now() + pause);
      }
    }
  };
}
