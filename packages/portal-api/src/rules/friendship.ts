/** State transitions of friend requests, friendships and stars (decisions A18, D1 to D4), as pure functions. */

/** A friend request as listed for one of the two people. */
export interface ListedRequest {
  /** The other person. */
  userId: string;
  /** `in`: received; `out`: sent. */
  direction: 'in' | 'out';
  state: 'waiting' | 'accepted' | 'refused';
  msg: string;
  /** Milliseconds since 1970. */
  time: number;
  /** 1: received, waiting and not seen yet. */
  unread: 0 | 1;
}

/** The latest request between two people. */
export interface LastRequest {
  requester: string;
  msg: string;
  requestedAt: Date;
  state: ListedRequest['state'];
  /** When its recipient saw it. */
  readAt: Date | null;
  /** People who removed it from their list. */
  removedBy: readonly string[];
}

/** State shared by two people. Changed only by the functions below. */
export interface Friendship {
  friendsSince: Date | null;
  endedAt: Date | null;
  /** People who starred the other one. */
  starredBy: readonly string[];
  request: LastRequest | null;
}

export const strangers: Friendship = { friendsSince: null, endedAt: null, starredBy: [], request: null };

/** Relationship of the other person to the user. */
export interface Relationship {
  /** 0 stranger, 1 request sent, 2 friend, 3 request received. */
  relation: 0 | 1 | 2 | 3;
  starred: boolean;
}
export const noRelationship: Relationship = { relation: 0, starred: false };

/** The relationship from the point of view of one person (A18). */
export function relationshipOf(
  { friendsSince, starredBy, request }: Friendship,
  userId: string,
): Relationship {
  if (friendsSince) return { relation: 2, starred: starredBy.includes(userId) };
  if (request?.state !== 'waiting') return noRelationship;
  return { relation: request.requester === userId ? 1 : 3, starred: false };
}

/** The request as listed for one person; undefined when they removed it. */
export function friendRequestOf(
  { request }: Friendship,
  userId: string,
  otherId: string,
): ListedRequest | undefined {
  if (!request || request.removedBy.includes(userId)) return undefined;
  const outgoing = request.requester === userId;
  return {
    userId: otherId,
    direction: outgoing ? 'out' : 'in',
    state: request.state,
    msg: request.msg,
    time: request.requestedAt.getTime(),
    unread: !outgoing && request.state === 'waiting' && !request.readAt ? 1 : 0,
  };
}

/**
 * Sends a request. No change for friends or while one is waiting; a request from the other person is accepted.
 * @param consent Whether the other person's consent is needed.
 */
export function askFriend(
  pair: Friendship,
  { userId, msg, consent, now }: { userId: string; msg: string; consent: boolean; now: Date },
): Friendship {
  if (pair.friendsSince) return pair;
  if (pair.request?.state === 'waiting')
    return pair.request.requester === userId ? pair : befriend(pair, now);
  const request: LastRequest = {
    requester: userId,
    msg,
    requestedAt: now,
    state: 'waiting',
    readAt: null,
    removedBy: [],
  };
  return consent ? { ...pair, request } : befriend({ ...pair, request }, now);
}

/** Accepts a received request; undefined when none is waiting. */
export function acceptFriend(pair: Friendship, userId: string, now: Date): Friendship | undefined {
  if (pair.friendsSince) return pair;
  return waitsFor(pair, userId) ? befriend(pair, now) : undefined;
}

/** Declines a received request; undefined when none is waiting. Idempotent. */
export function refuseFriend(pair: Friendship, userId: string, now: Date): Friendship | undefined {
  const { request } = pair;
  if (!request || request.requester === userId || pair.friendsSince) return undefined;
  if (request.state === 'refused') return pair;
  if (!waitsFor(pair, userId)) return undefined;
  return { ...pair, request: { ...request, state: 'refused', readAt: request.readAt ?? now } };
}

/** Removes the request from one person's list and marks it as seen; its state stays. */
export function removeFriendRequest(pair: Friendship, userId: string, now: Date): Friendship {
  const { request } = seeFriendRequest(pair, userId, now);
  if (!request || request.removedBy.includes(userId)) return pair;
  return { ...pair, request: { ...request, removedBy: [...request.removedBy, userId] } };
}

/** Marks a received request as seen. */
export function seeFriendRequest(pair: Friendship, userId: string, now: Date): Friendship {
  const { request } = pair;
  if (!request || request.requester === userId || request.readAt) return pair;
  return { ...pair, request: { ...request, readAt: now } };
}

/** Ends the friendship and both stars; undefined when there never was one. */
export function unfriend(pair: Friendship, now: Date): Friendship | undefined {
  if (!pair.friendsSince) return pair.endedAt ? pair : undefined;
  return { ...pair, friendsSince: null, endedAt: now, starredBy: [] };
}

/** Sets or removes a person's star; undefined when the two are not friends. */
export function starFriend(pair: Friendship, userId: string, starred: boolean): Friendship | undefined {
  if (!pair.friendsSince) return undefined;
  if (pair.starredBy.includes(userId) === starred) return pair;
  const others = pair.starredBy.filter((one) => one !== userId);
  return { ...pair, starredBy: starred ? [...others, userId] : others };
}

function waitsFor({ request }: Friendship, userId: string): boolean {
  return request?.state === 'waiting' && request.requester !== userId;
}

function befriend(pair: Friendship, now: Date): Friendship {
  const request = pair.request && {
    ...pair.request,
    state: 'accepted' as const,
    readAt: pair.request.readAt ?? now,
  };
  return { ...pair, friendsSince: now, request };
}
