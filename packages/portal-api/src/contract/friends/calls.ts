import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, count, emptyResponse, flagInput, id, optionalText } from '../fields.ts';
import { relation } from './friendship.ts';
import { personFromList } from '../directory/people.ts';
import { friendRequest, unseenRequests } from './unseen-requests.ts';
import { limits } from '../limits.ts';

const page = {
  page: count(1, limits.friendPages, 1),
  size: count(1, limits.friendPageMax, limits.friendPage),
};

/** The relationship after the call. */
const related = z.pipe(
  z.object({ ...envelope, result: z.object({ relation }) }),
  z.transform(({ result }) => result),
);

export const friends = {
  /** Lists the caller's friends, starred first, then by name; `total` counts all. */
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

  /** Lists friend requests from and to the caller, newest first, including closed ones. */
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
   * Sends a friend request; `msg` defaults to a greeting. The two become friends immediately if the other person
   * requires no consent (`friendSwitch` 0) or has already sent a request to the caller; the response's `relation` says
   * so. Idempotent. Errors: 1108 the caller themselves, 1101 unknown person, 1102 person has left; HTTP 429 beyond the
   * daily limit.
   */
  ask: endpoint({
    method: 'POST',
    path: '/snap-app-im/friend/send/friendreq',
    access: 'session',
    body: 'form',
    names: { friendId: 'person' },
    input: z.object({ friendId: id, msg: z.optional(optionalText(limits.friendMessageLength)) }),
    output: related,
    summary: 'Send a friend request',
    source: 'specification 7, Messaging and contacts; decisions A18, D3',
  }),

  /** Accepts the request of `friendId`; no change when the two are already friends. Error 1109: no such request. */
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
   * Removes the request from or to `friendId` from the caller's list without changing its state. With `refuse`,
   * declines it instead; it stays in both lists as refused. Removing a missing request succeeds; declining one is error
   * 1109.
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

  /** Ends a friendship for both; idempotent. Error 1: the two never were friends. */
  remove: endpoint({
    method: 'POST',
    path: '/snap-app-im/friend/delete',
    access: 'session',
    body: 'form',
    names: { friendId: 'person' },
    input: z.object({ friendId: id }),
    output: emptyResponse,
    summary: 'End a friendship',
    source: 'specification 7, Messaging and contacts, and 8; decision D2',
  }),

  /** Stars or unstars a friend. Error 1: the two are not friends. */
  setStar: endpoint({
    method: 'GET',
    path: '/co/friend/setstar',
    access: 'session',
    changesState: true,
    names: { friendId: 'person' },
    input: z.object({ friendId: id, starFriend: flagInput }),
    output: emptyResponse,
    summary: 'Star a friend',
    source: 'specification 7, Messaging and contacts, and 8; decision D1',
  }),

  /** Marks the request of `friendId`, or all requests, as seen (D4). */
  setReadState: endpoint({
    method: 'GET',
    path: '/snap-app-im/friend/setreadstate',
    access: 'session',
    changesState: true,
    names: { friendId: 'person' },
    input: z.object({ friendId: z.optional(id) }),
    output: emptyResponse,
    summary: 'Mark friend requests as seen',
    source: 'specification 7, Messaging and contacts; decision D4',
  }),
};
