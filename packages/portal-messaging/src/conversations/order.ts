import type { Conversation } from '@snap/portal-api/contract';
import { targetKey, unreadOf } from '@snap/portal-api/live';

type Counted = Pick<
  Conversation,
  'lastSeq' | 'readSeq' | 'uncountedSeqs' | 'mentionSeqs' | 'muted' | 'markedUnread'
>;

/**
 * Unread messages of all conversations. A conversation that is only marked as unread counts as one; of a muted one only
 * messages that mention the user count.
 */
export function unreadTotal(byKey: Readonly<Record<string, Counted>>): number {
  return Object.values(byKey).reduce((sum, line) => {
    const count = line.muted ? line.mentionSeqs.length : unreadOf(line);
    return sum + (line.markedUnread ? Math.max(1, count) : count);
  }, 0);
}

/**
 * Pinned first, then by the time of the last message (decision B9); opening a conversation never reorders.
 *
 * @param waitingTimes times of outbox items by conversation key: they count before the server has them
 */
export function inOrder(
  byKey: Readonly<Record<string, Conversation>>,
  waitingTimes: ReadonlyMap<string, number> = new Map(),
): Conversation[] {
  const timeOf = ({ target, lastTime }: Conversation) =>
    Math.max(lastTime, waitingTimes.get(targetKey(target)) ?? lastTime);
  return Object.values(byKey).toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || timeOf(b) - timeOf(a) || a.name.localeCompare(b.name),
  );
}
