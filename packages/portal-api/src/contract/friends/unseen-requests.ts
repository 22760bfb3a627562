import * as z from 'zod/mini';
import { personFromList, type Person } from '../directory/people.ts';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../fields.ts';
import { friendRequestWire, type RequestState } from './friendship.ts';

/** A friend request, as the portal uses it. */
export interface FriendRequest {
  person: Person;
  direction: 'in' | 'out';
  state: RequestState;
  message: string;
  /** Milliseconds since 1970. */
  time: number;
  unread: boolean;
}

export const friendRequest = z.pipe(
  z.object({ ...friendRequestWire.shape, user: personFromList }),
  z.transform(({ user, direction, state, msg, time, unread }): FriendRequest => ({
    person: user,
    direction,
    state,
    message: msg,
    time,
    unread,
  })),
);

/** Friend requests that the recipient has not seen. */
export const unseenRequests = {
  /** Lists waiting requests that the caller has not seen; their number is shown in the badge (A1). */
  unread: endpoint({
    method: 'GET',
    path: '/snap-app-im/friend/unread',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(friendRequest) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Unseen friend requests',
    source: 'specification 7, Messaging and contacts; decision D4',
  }),
};
