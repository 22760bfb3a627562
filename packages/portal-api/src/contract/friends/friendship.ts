import * as z from 'zod/mini';
import { id, timestamp, truth } from '../fields.ts';

/** What another person is to the signed-in one: `requestSent` I asked them, `requestReceived` they asked me. */
const relations = ['stranger', 'requestSent', 'friend', 'requestReceived'] as const;
export type Relation = (typeof relations)[number];

/** It travels as its number: 0 stranger, 1 I asked, 2 friend, 3 they asked me (A18). */
export const relation = z.pipe(
  z.literal([0, 1, 2, 3]),
  z.transform((code): Relation => relations[code]),
);
export type RelationCode = z.input<typeof relation>;

/** What becomes of a request: it waits, or was answered. */
export const requestStates = ['waiting', 'accepted', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

/** The last friend request between two people as it travels. */
export const friendRequestWire = z.object({
  /** The other one. */
  userId: id,
  /** `in`: they asked me; `out`: I asked them. */
  direction: z.enum(['in', 'out']),
  state: z.enum(requestStates),
  msg: z.string(),
  time: timestamp,
  /** It waits for me, and I have not seen it yet. */
  unread: truth,
});
export type FriendRequestWire = z.input<typeof friendRequestWire>;

/** The last friend request between two people, as one of them has it in their list. */
export const friendRequestState = z.pipe(
  friendRequestWire,
  z.transform(({ msg, ...state }) => ({ ...state, message: msg })),
);
export type FriendRequestState = z.output<typeof friendRequestState>;
