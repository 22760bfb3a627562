import type { FriendRequestWire, PortalEventWire } from '@snap/portal-api/contract';
import { type Friendship, friendRequestOf, relationshipOf } from '@snap/portal-api/rules';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { publish, type NewEvent } from '../../../store/events.ts';
import { lockPairs, readPairs, writePairs } from '../../directory/index.ts';

export interface PairChange {
  /** Who makes the change. */
  actor: Actor;
  otherIds: readonly string[];
  /** What becomes of a pair. Returns the same object where nothing changes; may throw to refuse. */
  change: (pair: Friendship, otherId: string) => Friendship | Promise<Friendship>;
}

/**
 * Changes the pairs of a person and others, serialised with other changes of the same pairs, and notifies both sides of
 * what changes for them. Must be the first statements of a transaction (see `lockPairs`). Returns the resulting pairs.
 */
export async function changePairs(tx: Tx, options: PairChange): Promise<Map<string, Friendship>> {
  const { actor, otherIds, change } = options;
  const { tenantId, userId } = actor;
  await lockPairs(tx, tenantId, userId, otherIds);
  const before = await readPairs(tx, tenantId, userId, otherIds);
  const after = new Map<string, Friendship>();
  const changed = new Map<string, Friendship>();
  const events: NewEvent[] = [];
  const own = new RequestChanges();
  for (const [otherId, old] of before) {
    // oxlint-disable-next-line no-await-in-loop -- a change may count against a quota, in this order
    const pair = await change(old, otherId);
    after.set(otherId, pair);
    if (pair === old) continue;
    changed.set(otherId, pair);
    const others = new RequestChanges();
    own.add(old, pair, userId, otherId);
    others.add(old, pair, otherId, userId);
    events.push(
      ...relationshipEvent(old, pair, userId, otherId),
      ...relationshipEvent(old, pair, otherId, userId),
    );
    events.push(...others.event(otherId));
  }
  if (changed.size > 0) await writePairs(tx, tenantId, userId, changed);
  await publish(tx, [...events, ...own.event(userId)]);
  return after;
}

/** What is different in the list of requests of one person. */
class RequestChanges {
  readonly #requests: FriendRequestWire[] = [];
  readonly #removed: string[] = [];

  add(before: Friendship, after: Friendship, userId: string, otherId: string) {
    const [old, now] = [friendRequestOf(before, userId, otherId), friendRequestOf(after, userId, otherId)];
    if (now && JSON.stringify(old) !== JSON.stringify(now)) this.#requests.push(now);
    else if (old && !now) this.#removed.push(otherId);
  }

  event(userId: string): NewEvent[] {
    if (this.#requests.length + this.#removed.length === 0) return [];
    const payload = {
      type: 'friendreq',
      requests: this.#requests,
      removed: this.#removed,
    } satisfies PortalEventWire;
    return [{ type: 'friendreq', userIds: [userId], payload }];
  }
}

function relationshipEvent(
  before: Friendship,
  after: Friendship,
  userId: string,
  otherId: string,
): NewEvent[] {
  const [old, now] = [relationshipOf(before, userId), relationshipOf(after, userId)];
  if (old.relation === now.relation && old.starred === now.starred) return [];
  const payload = {
    type: 'friend',
    userId: otherId,
    relation: now.relation,
    starFriend: now.starred,
  } satisfies PortalEventWire;
  return [{ type: 'friend', userIds: [userId], payload }];
}
