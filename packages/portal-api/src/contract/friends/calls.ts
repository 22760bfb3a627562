import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, count, emptyAnswer, flagInput, id, text } from '../fields.ts';
import { relation } from './friendship.ts';
import { personFromList } from '../directory/people.ts';
import { friendRequest, unseenRequests } from './unseen-requests.ts';
import { limits } from '../limits.ts';

const page = {
  page: count(1, limits.friendPages, 1),
  size: count(1, limits.friendPageMax, limits.friendPage),
};

/** What the two are now. */
const related = z.pipe(
  z.object({ ...envelope, result: z.object({ relation }) }),
  z.transform(({ result }) => result),
);

export const friends = {
  /** The caller's friends, starred ones first, then by name; `total` counts all of them. */
  list: endpoint({
    method: 'GET',
    path: '/snap-app-im/stargroup/friend/obtain',
    access: 'session',
    names: { userId: 'self' },
    input: z.object({ userId: id, ...page }),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(personFromList), total: z.int() }),
      z.transform(({ result, total }) => ({ friends: result, total })),
    ),
    summary: 'Friends of the caller',
    source: 'specification 7, Messaging and contacts; decision A2',
  }),

  ...unseenRequests,

  /** Requests from and to the caller, newest first, also those that were answered. */
  requests: endpoint({
    method: 'GET',
    path: '/snap-app-im/friend/obtain/requests',
    access: 'session',
    input: z.object(page),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(friendRequest), total: z.int() }),
      z.transform(({ result, total }) => ({ requests: result, total })),
    ),
    summary: 'Friend requests',
    source: 'specification 7, Messaging and contacts',
  }),

  /**
   * Asks somebody to be a friend; without `msg` a greeting stands in. Who asks nobody's consent (`friendSwitch` 0), and
   * who has asked the caller, is a friend at once: the answer's `relation` says so. A repeat changes nothing. Oneself is
   * code 1108, people unknown or gone 1101 and 1102; too many on one day are HTTP 429.
   */
  ask: endpoint({
    method: 'POST',
    path: '/snap-app-im/friend/send/friendreq',
    access: 'session',
    body: 'form',
    names: { friendId: 'person' },
    input: z.object({ friendId: id, msg: z.optional(text(limits.friendMessageLength)) }),
    output: related,
    summary: 'Ask somebody to be a friend',
    source: 'specification 7, Messaging and contacts; decisions A18, D3',
  }),

  /** Accepts the request of `friendId`; when the two are friends already, nothing changes. Code 1109: there is none. */
  accept: endpoint({
    method: 'POST',
    path: '/snap-app-im/friend/accept',
    access: 'session',
    body: 'form',
    names: { friendId: 'person' },
    input: z.object({ friendId: id }),
    output: related,
    summary: 'Accept a friend request',
    source: 'specification 7, Messaging and contacts',
  }),

  /**
   * Takes the request of or to `friendId` out of the caller's list; what it asks stands. With `refuse`, declines it
   * instead, and it stays in both lists as refused. Nothing to remove is a success; nothing to decline is code 1109.
   */
  removeRequest: endpoint({
    method: 'POST',
    path: '/snap-app-im/friend/delete/record',
    access: 'session',
    body: 'form',
    names: { friendId: 'person' },
    input: z.object({ friendId: id, refuse: z.optional(flagInput) }),
    output: related,
    summary: 'Remove a friend request from the list, or decline it',
    source: 'specification 7, Messaging and contacts; decision D2',
  }),

  /** Ends a friendship, for both. Code 1 when the two never were friends; a repeat is a success. */
  remove: endpoint({
    method: 'POST',
    path: '/snap-app-im/friend/delete',
    access: 'session',
    body: 'form',
    names: { friendId: 'person' },
    input: z.object({ friendId: id }),
    output: emptyAnswer,
    summary: 'End a friendship',
    source: 'specification 7, Messaging and contacts, and 8; decision D2',
  }),

  /** Puts a star on a friend, or takes it away. Code 1 when the two are no friends. */
  setStar: endpoint({
    method: 'GET',
    path: '/co/friend/setstar',
    access: 'session',
    changesState: true,
    names: { friendId: 'person' },
    input: z.object({ friendId: id, starFriend: flagInput }),
    output: emptyAnswer,
    summary: 'Star a friend',
    source: 'specification 7, Messaging and contacts, and 8; decision D1',
  }),

  /** Marks the request of `friendId` as seen; without it, all of them (D4). */
  setReadState: endpoint({
    method: 'GET',
    path: '/snap-app-im/friend/setreadstate',
    access: 'session',
    changesState: true,
    names: { friendId: 'person' },
    input: z.object({ friendId: z.optional(id) }),
    output: emptyAnswer,
    summary: 'Mark friend requests as seen',
    source: 'specification 7, Messaging and contacts; decision D4',
  }),
};
