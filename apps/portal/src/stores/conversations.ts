import type { Conversation } from '@snap/portal-api/contract';
import { unreadOf } from '@snap/portal-api/live';
import { proxy } from 'valtio';

// What changes the list is in recent-list.ts: the title of every page counts what is unread, also before signing in,
// and needs neither the calls nor the events for it.

export interface ConversationsState {
  status: 'idle' | 'loading' | 'ready' | 'error';
  byKey: Record<string, Conversation>;
  error?: unknown;
}

/** The recent list, by conversation. */
export const conversations = proxy<ConversationsState>({ status: 'idle', byKey: {} });

type Counted = Pick<
  Conversation,
  'lastSeq' | 'readSeq' | 'uncountedSeqs' | 'mentionSeqs' | 'muted' | 'markedUnread'
>;

/** Unread messages of all conversations; one that is only marked as unread counts once. Of one that is silenced only those count that call the reader. */
export function unreadTotal(byKey: Readonly<Record<string, Counted>>): number {
  return Object.values(byKey).reduce((sum, line) => {
    const count = line.muted ? line.mentionSeqs.length : unreadOf(line);
    return sum + (line.markedUnread ? Math.max(1, count) : count);
  }, 0);
}

/** Pinned first, then by the time of the last message (decision B9); a click never reorders. */
export function inOrder(byKey: Readonly<Record<string, Conversation>>): Conversation[] {
  return Object.values(byKey).toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || b.lastTime - a.lastTime || a.name.localeCompare(b.name),
  );
}
