/** NOTIFY channel for hints that the log has new events. Hints only wake readers up. */
export const eventChannel = 'portal_event';

/** NOTIFY channel for ephemeral events, which are not stored: see live/ephemeral-events.ts. */
export const ephemeralChannel = 'portal_note';

/** Minimum time between two hints of a process, in milliseconds. */
const HINT_PAUSE_MS = 2;

export interface HintSender {
  /** Sends a hint soon; neither waits nor throws. */
  hint(): void;
  /** Resolves when all hints have been sent. */
  settled(): Promise<void>;
}

/**
 * Coalesces hints: the first is sent immediately, later ones together after the pause, and not before the last one was
 * sent.
 * @param send Sends one; an error is ignored, because hints may get lost.
 */
export function createHintSender(send: () => Promise<unknown>): HintSender {
  let due = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (due) {
      due = false;
      const pause = new Promise((resolve) => setTimeout(resolve, HINT_PAUSE_MS));
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await send().catch(() => {});
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await pause;
    }
    running = undefined;
  };
  return {
    hint() {
      due = true;
      running ??= run();
    },
    settled: async () => running,
  };
}
