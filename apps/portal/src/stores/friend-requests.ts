import type { PortalEvent } from '@snap/portal-api/contract';
import { proxy } from 'valtio';
import { retryOnReconnect } from './retry-on-reconnect.ts';

type FriendRequestEvent = Extract<PortalEvent, { type: 'friendreq' }>;

/**
 * Whose friend requests wait and have not been seen: their number joins the messaging badge (decision A1). `changes`
 * counts what happened to any: a list of them asks again. `loaded` once the server, or an event, has said anything.
 */
export const friendRequests = proxy<{ unseen: readonly string[]; changes: number; loaded: boolean }>({
  unseen: [],
  changes: 0,
  loaded: false,
});

/** For each fetch that is under way, what has happened since it began. */
const underWay = new Set<FriendRequestEvent[]>();

/**
 * Fetches whose requests have not been seen. What events brought meanwhile is newer than the answer and is put upon it. A
 * failure leaves what is known: the badge is no place to tell of it. It is repeated when the network is back.
 */
export async function loadFriendRequests(): Promise<void> {
  const since: FriendRequestEvent[] = [];
  underWay.add(since);
  friendRequests.changes += 1;
  try {
    const { entryApi } = await import('../shell-apis.ts');
    const requests = await entryApi.unread();
    friendRequests.unseen = since.reduce(
      applyToUnseen,
      requests.map(({ person }) => person.id),
    );
    friendRequests.loaded = true;
  } catch (error) {
    retryOnReconnect('friend-requests', error, loadFriendRequests);
  } finally {
    underWay.delete(since);
  }
}

/** Requests came, were answered or seen, or are gone. */
export function noteFriendRequests(event: FriendRequestEvent): void {
  for (const since of underWay) since.push(event);
  friendRequests.unseen = applyToUnseen(friendRequests.unseen, event);
  friendRequests.changes += 1;
}

function applyToUnseen(unseen: readonly string[], { requests, removed }: FriendRequestEvent): string[] {
  const touched = new Set([...removed, ...requests.map(({ userId }) => userId)]);
  const waiting = requests.filter(({ direction, unread }) => direction === 'in' && unread);
  return [...unseen.filter((userId) => !touched.has(userId)), ...waiting.map(({ userId }) => userId)];
}
