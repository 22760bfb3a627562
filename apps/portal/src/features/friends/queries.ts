import { limits, type FriendRequest } from '@snap/portal-api/contract';
import type { FriendRequestView } from '@snap/portal-ui/friend-requests';
import { friendsApi } from '../../page-apis.ts';
import { pagedListOptions } from '../../queries/paged-list.ts';
import { toPersonView } from '../../stores/person-view-models.ts';

/** Friend requests of both directions, newest first. */
export const requestsQuery = pagedListOptions({
  queryKey: ['friends', 'requests'],
  fetchPage: async (page, signal) => {
    const { requests, total } = await friendsApi.requests({ page, size: limits.friendPageMax }, { signal });
    return { items: requests.map((request) => ({ id: request.person.id, ...request })), total };
  },
  volatile: true,
});

/** Whose requests were not seen before. */
export const unreadIn = (requests: readonly FriendRequest[]) =>
  requests.filter(({ unread }) => unread).map(({ person }) => person.id);

/** @param fresh Whose requests were unread when the list was opened: they keep their mark after all are marked as seen. */
export function toRequestView(request: FriendRequest, fresh: readonly string[]): FriendRequestView {
  const { direction, state, message, time } = request;
  return {
    person: toPersonView(request.person),
    direction,
    state,
    message,
    time,
    unread:
      direction === 'in' && state === 'waiting' && (request.unread || fresh.includes(request.person.id)),
  };
}
