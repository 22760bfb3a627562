import { PortalApiError } from '@snap/portal-api';

const wait = (pause: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, pause);
  });

/** Pause in milliseconds where the server asks for one without saying how long. */
const USUAL_PAUSE_MS = 2_000;
/** A longer pause is a refusal to the user, who reads the server's reason and tries again. */
const MAX_PAUSE_MS = 60_000;

/** How long the server asks to wait, in milliseconds; undefined for any other failure. */
function pauseOf(error: unknown): number | undefined {
  if (!(error instanceof PortalApiError) || error.status !== 429) return undefined;
  const { retryAfter = USUAL_PAUSE_MS } = error;
  return retryAfter <= MAX_PAUSE_MS ? retryAfter : undefined;
}

/**
 * Makes a runner of calls that the server may slow down: when it asks for a pause (429 with Retry-After), all calls of
 * the runner wait for its end, and the refused one is made again. Other failures reject as they are.
 */
export function createPaced() {
  let resumeAt = 0;
  return async function paced<Result>(call: () => Promise<Result>): Promise<Result> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a try waits for the end of the pause, which may grow meanwhile
      while (resumeAt > Date.now()) await wait(resumeAt - Date.now());
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await call();
      } catch (error) {
        const pause = pauseOf(error);
        if (pause === undefined) throw error;
        resumeAt = Math.max(resumeAt, Date.now() + pause);
      }
    }
  };
}
