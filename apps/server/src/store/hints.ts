/** Stands for all tenants in a system transaction. */
export const everyTenant = '*';

/** NOTIFY channel for hints that the log has new events. Hints only wake readers up. */
export const eventChannel = 'portal_event';

/** NOTIFY channel for ephemeral events, which are not stored: see live/ephemeral-events.ts. */
export const ephemeralChannel = 'portal_note';

/** Maximum length of a hint that names its tenants: NOTIFY limits it, in bytes. */
const MAX_HINT_LENGTH = 2_000;

/** The server's id, then the tenants whose events were committed; without tenants, those of any. */
function writeHint(instanceId: string, tenantIds: Iterable<string>): string {
  const text = [instanceId, ...tenantIds].join('\n');
  return text.length > MAX_HINT_LENGTH || text.includes(everyTenant) ? instanceId : text;
}

/** A hint of another server. */
export interface Hint {
  instanceId: string;
  /** Undefined: of any tenant. */
  tenantIds: readonly string[] | undefined;
}

export function readHint(text: string): Hint {
  const [instanceId = '', ...tenantIds] = text.split('\n');
  return { instanceId, tenantIds: tenantIds.length > 0 ? tenantIds : undefined };
}

/** Minimum time between two hints of a process, in milliseconds. */
const HINT_PAUSE_MS = 2;

export interface HintSender {
  /** Sends a hint about a tenant's events soon; neither waits nor throws. */
  hint(tenantId: string): void;
  /** Resolves when all hints have been sent. */
  settled(): Promise<void>;
}

/**
 * Coalesces hints: the first is sent immediately, later ones together after the pause, and not before the last one was
 * sent.
 * @param send Sends one; an error is ignored, because hints may get lost.
 */
export function createHintSender(send: (text: string) => Promise<unknown>, instanceId = ''): HintSender {
  let due = new Set<string>();
  let running: Promise<void> | undefined;
  const run = async () => {
    while (due.size > 0) {
      const text = writeHint(instanceId, due);
      due = new Set();
      const pause = new Promise((resolve) => setTimeout(resolve, HINT_PAUSE_MS));
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await send(text).catch(() => {});
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await pause;
    }
    running = undefined;
  };
  return {
    hint(tenantId) {
      due.add(tenantId);
      running ??= run();
    },
    settled: async () => running,
  };
}
