import * as z from 'zod/mini';
import { id, timestamp, truth } from '../fields.ts';

/**
 * Relationship of another person to the signed-in one. `requestSent`: the signed-in person sent a request;
 * `requestReceived`: the other one did.
 */
const relations = ['stranger', 'requestSent', 'friend', 'requestReceived'] as const;
export type Relation = (typeof relations)[number];

/** Wire form: 0 stranger, 1 request sent, 2 friend, 3 request received (A18). */
export const relation = z.pipe(
  z.literal([0, 1, 2, 3]),
  z.transform((code): Relation => relations[code]),
);
export type RelationCode = z.input<typeof relation>;

/** States of a friend request. */
export const requestStates = ['waiting', 'accepted', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

/** The latest friend request between two people, wire form. */
export const friendRequestWire = z.object({
  /** The other person. */
  userId: id,
  /** `in`: received; `out`: sent. */
  direction: z.enum(['in', 'out']),
  state: z.enum(requestStates),
  msg: z.string(),
  time: timestamp,
  /** Received, waiting and not seen yet. */
  unread: truth,
});
export type FriendRequestWire = z.input<typeof friendRequestWire>;

/** The latest friend request between two people, from the point of view of one of them. */
export const friendRequestState = z.pipe(
  friendRequestWire,
  z.transform(({ msg, ...state }) => ({ ...state, message: msg })),
);
export type FriendRequestState = z.output<typeof friendRequestState>;
