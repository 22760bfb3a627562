/**
 * What becomes of two people who ask, accept, decline, star and part (decisions A18, D1 to D4): pure functions, the same
 * for the server and for the mocks.
 */

/** A friend request as one of the two has it in their list. */
export interface ListedRequest {
  /** The other one. */
  userId: string;
  /** `in`: they asked; `out`: they were asked. */
  direction: 'in' | 'out';
  state: 'waiting' | 'accepted' | 'refused';
  msg: string;
  /** Milliseconds since 1970. */
  time: number;
  /** 1: it waits, and has not been seen yet by the one who was asked. */
  unread: 0 | 1;
}

/** The last request between two people. */
export interface LastRequest {
  asker: string;
  msg: string;
  askedAt: Date;
  state: ListedRequest['state'];
  /** When the one who was asked saw it. */
  readAt: Date | null;
  /** Who of the two took it out of their list. */
  removedBy: readonly string[];
}

/** What stands between two people: the same for both. Changed by the pure functions below and by nothing else. */
export interface Friendship {
  friendsSince: Date | null;
  endedAt: Date | null;
  /** Who of the two starred the other. */
  starredBy: readonly string[];
  request: LastRequest | null;
}

export const strangers: Friendship = { friendsSince: null, endedAt: null, starredBy: [], request: null };

/** What the other one is to a person. */
export interface Tie {
  /** 0 stranger, 1 I asked, 2 friend, 3 they asked me. */
  relation: 0 | 1 | 2 | 3;
  starred: boolean;
}
export const noTie: Tie = { relation: 0, starred: false };

/** The friendship as one of the two sees it (A18). */
export function tieOf({ friendsSince, starredBy, request }: Friendship, userId: string): Tie {
  if (friendsSince) return { relation: 2, starred: starredBy.includes(userId) };
  if (request?.state !== 'waiting') return noTie;
  return { relation: request.asker === userId ? 1 : 3, starred: false };
}

/** The request as one of the two has it in their list; undefined when it is not in it. */
export function friendRequestOf(
  { request }: Friendship,
  userId: string,
  otherId: string,
): ListedRequest | undefined {
  if (!request || request.removedBy.includes(userId)) return undefined;
  const outgoing = request.asker === userId;
  return {
    userId: otherId,
    direction: outgoing ? 'out' : 'in',
    state: request.state,
    msg: request.msg,
    time: request.askedAt.getTime(),
    unread: !outgoing && request.state === 'waiting' && !request.readAt ? 1 : 0,
  };
}

/**
 * Somebody asks: friends stay what they are, a request that waits stands, and who was asked themself accepts.
 * @param consent whether the other one wants to be asked.
 */
export function askFriend(
  pair: Friendship,
  { userId, msg, consent, now }: { userId: string; msg: string; consent: boolean; now: Date },
): Friendship {
  if (pair.friendsSince) return pair;
  if (pair.request?.state === 'waiting') return pair.request.asker === userId ? pair : befriend(pair, now);
  const request: LastRequest = {
    asker: userId,
    msg,
    askedAt: now,
    state: 'waiting',
    readAt: null,
    removedBy: [],
  };
  return consent ? { ...pair, request } : befriend({ ...pair, request }, now);
}

/** The one who was asked accepts; undefined when nothing waits for them. */
export function acceptFriend(pair: Friendship, userId: string, now: Date): Friendship | undefined {
  if (pair.friendsSince) return pair;
  return waitsFor(pair, userId) ? befriend(pair, now) : undefined;
}

/** The one who was asked declines; undefined when nothing waits for them. A repeat changes nothing. */
export function refuseFriend(pair: Friendship, userId: string, now: Date): Friendship | undefined {
  const { request } = pair;
  if (!request || request.asker === userId || pair.friendsSince) return undefined;
  if (request.state === 'refused') return pair;
  if (!waitsFor(pair, userId)) return undefined;
  return { ...pair, request: { ...request, state: 'refused', readAt: request.readAt ?? now } };
}

/** Takes the request out of one list. Who has done so has seen it; what it asks stands. */
export function removeFriendRequest(pair: Friendship, userId: string, now: Date): Friendship {
  const { request } = seeFriendRequest(pair, userId, now);
  if (!request || request.removedBy.includes(userId)) return pair;
  return { ...pair, request: { ...request, removedBy: [...request.removedBy, userId] } };
}

/** The one who was asked has seen the request. */
export function seeFriendRequest(pair: Friendship, userId: string, now: Date): Friendship {
  const { request } = pair;
  if (!request || request.asker === userId || request.readAt) return pair;
  return { ...pair, request: { ...request, readAt: now } };
}

/** Ends the friendship, and with it both stars; undefined when there never was one. */
export function unfriend(pair: Friendship, now: Date): Friendship | undefined {
  if (!pair.friendsSince) return pair.endedAt ? pair : undefined;
  return { ...pair, friendsSince: null, endedAt: now, starredBy: [] };
}

/** Puts the person's star on the other one or takes it away; undefined when they are no friends. */
export function starFriend(pair: Friendship, userId: string, starred: boolean): Friendship | undefined {
  if (!pair.friendsSince) return undefined;
  if (pair.starredBy.includes(userId) === starred) return pair;
  const others = pair.starredBy.filter((one) => one !== userId);
  return { ...pair, starredBy: starred ? [...others, userId] : others };
}

function waitsFor({ request }: Friendship, userId: string): boolean {
  return request?.state === 'waiting' && request.asker !== userId;
}

function befriend(pair: Friendship, now: Date): Friendship {
  const request = pair.request && {
    ...pair.request,
    state: 'accepted' as const,
    readAt: pair.request.readAt ?? now,
  };
  return { ...pair, friendsSince: now, request };
}
