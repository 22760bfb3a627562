export interface Leader {
  /** Whether this tab is the one of its browser that tells of this. */
  leads(id: string): Promise<boolean>;
}

/** The part of the browser's locks that is needed. */
interface Locks {
  request(name: string, hold: () => Promise<never>): Promise<unknown>;
}

/** How long tabs wait for each other's claims, where there are no locks. Milliseconds. */
const claimTime = 150;

/**
 * One tab of a browser acts for all (decision B14): the one that holds the lock, for as long as it lives. Without locks,
 * which need a secure context, the tabs that are there draw lots each time.
 */
export function electLeader(name: string, locks: Locks | null = navigator.locks ?? null): Leader {
  return locks ? leadByLock(name, locks) : leadByClaims(name);
}

function leadByLock(name: string, locks: Locks): Leader {
  let leading = false;
  // Never given back: the browser does so when the tab is closed, and the next in the queue takes over.
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
  /** The best lot that others have drawn, by what it is about. */
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
      await new Promise((resolve) => setTimeout(resolve, claimTime));
      return lot < (others.get(id) ?? 1);
    },
  };
}
