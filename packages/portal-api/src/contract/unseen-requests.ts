import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { friendsExamples } from './examples/friends.ts';
import { envelope } from './fields.ts';
import { friendRequestState, type RequestState } from './friendship.ts';
import { personFromList, type Person } from './people.ts';

/** A friend request as the portal sees it. */
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
  z.object({ ...friendRequestState.shape, user: personFromList }),
  z.transform(({ user, direction, state, msg, time, unread }): FriendRequest => ({
    person: user,
    direction,
    state,
    message: msg,
    time,
    unread: unread === 1,
  })),
);

/** Friend requests that nobody has seen: a part of its own, because the guard of every first page asks for their number. */
export const unseenRequests = {
  /** The requests that wait for the caller and have not been seen: their number is the badge's (A1). */
  unread: endpoint({
    method: 'GET',
    path: '/snap-app-im/friend/unread',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(friendRequest) }),
      z.transform(({ result }) => result),
    ),
    examples: friendsExamples.unread,
    summary: 'Unseen friend requests',
    source: 'specification 7, Messaging and contacts; decision D4',
  }),
};
