import type { Message } from '@snap/portal-api/contract';

/** Both lists as one, ordered by `seq`, each message once; of two copies the newer one stays. */
export function mergeMessages(list: readonly Message[], incoming: readonly Message[]): Message[] {
  const last = list.at(-1);
  if (incoming.length === 1 && incoming[0] && (!last || incoming[0].seq > last.seq))
    return [...list, incoming[0]];
  const bySeq = new Map(list.map((message) => [message.seq, message]));
  for (const message of incoming) bySeq.set(message.seq, message);
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** The message after which something is missing: `seq` is dense, so a jump is a gap. */
export function beforeFirstGap(list: readonly Message[]): Message | undefined {
  return list.find((message, index) => {
    const next = list[index + 1];
    return next !== undefined && next.seq > message.seq + 1;
  });
}

/** Whether a newest page touches what is on screen; if not, joining them would hide a hole. */
export function joins(list: readonly Message[], newest: readonly Message[]): boolean {
  const last = list.at(-1);
  const first = newest[0];
  return !last || !first || first.seq <= last.seq + 1;
}
