import type { Message } from '@snap/portal-api/contract';

/** The message after which something is missing: `seq` is dense, so a jump is a gap. */
export function beforeFirstGap(list: readonly Message[]): Message | undefined {
  return list.find((message, index) => {
    const next = list[index + 1];
    return next !== undefined && next.seq > message.seq + 1;
  });
}

/** Whether the newest page follows `list` without a gap. */
export function joins(list: readonly Message[], newest: readonly Message[]): boolean {
  const last = list.at(-1);
  const first = newest[0];
  return !last || !first || first.seq <= last.seq + 1;
}
