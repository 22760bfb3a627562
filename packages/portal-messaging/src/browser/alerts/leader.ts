export interface Leader {
  /** Whether this tab acts on this message for its browser. */
  leads(id: string): Promise<boolean>;
}

/** The part of the browser's locks that is needed. */
interface Locks {
  request(name: string, hold: () => Promise<never>): Promise<unknown>;
}

/** How long tabs wait for each other's claims, where there are no locks. */
const CLAIM_MS = 150;

/**
 * Elects one tab of a browser to act for all (decision B14): the holder of a lock. Locks need a secure context; without them the
 * open tabs compare random numbers each time.
 */
export function electLeader(name: string, locks: Locks | null = navigator.locks ?? null): Leader {
  return locks ? leadByLock(name, locks) : leadByClaims(name);
}

function leadByLock(name: string, locks: Locks): Leader {
  let leading = false;
  // Never released: the browser does that when the tab is closed, and the next tab in the queue gets it.
  void locks.request(name, () => {
    leading = true;
    return new Promise<never>(() => undefined);
  });
  return { leads: async () => leading };
}

interface Claim {
  id: string;
  lot: number;
}

function leadByClaims(name: string): Leader {
  const channel = new BroadcastChannel(name);
  /** The lowest number of the other tabs, by message. */
  const others = new Map<string, number>();
  channel.addEventListener('message', ({ data: { id, lot } }: MessageEvent<Claim>) => {
    others.set(id, Math.min(lot, others.get(id) ?? lot));
    setTimeout(() => others.delete(id), 60_000);
  });
  return {
    async leads(id) {
      const lot = Math.random();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel.postMessage({ id, lot } satisfies Claim);
      await new Promise((resolve) => setTimeout(resolve, CLAIM_MS));
      return lot < (others.get(id) ?? 1);
    },
  };
}
