import type { PagedStatus } from '@snap/portal-ui/views';
import { limits, type FriendRequest } from '@snap/portal-api/contract';
import type { FriendRequestView } from '@snap/portal-ui/friend-requests';
import { proxy, ref, type Snapshot } from 'valtio';
import { isOffline } from '../../errors/kinds.ts';
import { friendsApi } from '../../page-apis.ts';
import { toPersonView } from '../../stores/people-views.ts';
import { friendRequests } from '../../stores/friend-requests.ts';

const pageSize = limits.friendPageMax;

interface RequestList {
  status: PagedStatus;
  requests: readonly FriendRequest[];
  hasMore: boolean;
  /** Who was unread at any time since the list was opened: reading all at once must not take the marks away at once. */
  fresh: readonly string[];
}
const unopened: RequestList = { status: 'loading', requests: [], hasMore: false, fresh: [] };

/** The requests of the open list, newest first. */
export const requestList = proxy<RequestList>({ ...unopened });

let latest = 0;

export function resetRequests(): void {
  latest += 1;
  Object.assign(requestList, unopened);
}

/** Fetches the start of the list; what is shown stays until the answer has come, and when it does not. */
export async function loadRequests(): Promise<void> {
  if (requestList.requests.length === 0) requestList.status = 'loading';
  await fetchPage(1, (answer, kept) => {
    const last = answer.at(-1);
    const known = new Set(answer.map(({ person }) => person.id));
    const further = answer.length < pageSize || !last ? [] : kept.filter(({ time }) => time < last.time);
    return [...answer, ...further.filter(({ person }) => !known.has(person.id))];
  });
}

export async function loadMoreRequests(): Promise<void> {
  if (requestList.status === 'loadingMore' || !requestList.hasMore) return;
  requestList.status = 'loadingMore';
  await fetchPage(Math.floor(requestList.requests.length / pageSize) + 1, (answer, kept) => {
    const known = new Set(kept.map(({ person }) => person.id));
    return [...kept, ...answer.filter(({ person }) => !known.has(person.id))];
  });
}

async function fetchPage(
  page: number,
  merge: (answer: readonly FriendRequest[], kept: readonly FriendRequest[]) => FriendRequest[],
): Promise<void> {
  latest += 1;
  const own = latest;
  try {
    const { requests, total } = await friendsApi.requests({ page, size: pageSize });
    // Another fetch, of newer times, has taken over.
    if (own !== latest) return;
    const merged = merge(requests, requestList.requests);
    const unread = merged.filter((request) => request.unread).map(({ person }) => person.id);
    requestList.requests = ref(merged);
    requestList.hasMore = requests.length === pageSize && merged.length < total;
    requestList.fresh = [...new Set([...requestList.fresh, ...unread])];
    requestList.status = 'ready';
    if (unread.length > 0 || friendRequests.unseen.length > 0) await markSeen();
  } catch (error) {
    if (own === latest) requestList.status = isOffline(error) ? 'offline' : 'error';
  }
}

/** Whoever opens the list has seen all of it (decision D4). */
async function markSeen(): Promise<void> {
  try {
    await friendsApi.setReadState({});
    friendRequests.unseen = [];
  } catch {
    // The badge stays, and the next opening asks again.
  }
}

/** A request as the list shows it. */
export function toRequestView(request: Snapshot<FriendRequest>, fresh: readonly string[]): FriendRequestView {
  const waits = request.direction === 'in' && request.state === 'waiting';
  const { direction, state, message, time } = request;
  return {
    person: toPersonView(request.person),
    direction,
    state,
    message,
    time,
    unread: waits && (request.unread || fresh.includes(request.person.id)),
  };
}
