import * as z from 'zod/mini';
import { flag, id, timestamp } from '../fields.ts';

/** 0 stranger, 1 I asked, 2 friend, 3 they asked me (A18). */
export const relations = [0, 1, 2, 3] as const;
export type Relation = (typeof relations)[number];
export const relation = z.literal(relations);

/** What becomes of a request: it waits, or was answered. */
export const requestStates = ['waiting', 'accepted', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

/** The last friend request between two people, as one of them has it in their list. */
export const friendRequestState = z.object({
  /** The other one. */
  userId: id,
  /** `in`: they asked me; `out`: I asked them. */
  direction: z.enum(['in', 'out']),
  state: z.enum(requestStates),
  msg: z.string(),
  time: timestamp,
  /** 1: it waits for me, and I have not seen it yet. */
  unread: flag,
});
export type FriendRequestState = z.infer<typeof friendRequestState>;
