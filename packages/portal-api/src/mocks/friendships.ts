import type { PortalEvent } from '../contract/events.ts';
import {
  friendRequestOf,
  strangers,
  tieOf,
  type Friendship,
  type ListedRequest,
  type Tie,
} from '../rules/friendship.ts';

/** What stands between the mocked people. Stories set states by the same functions that the calls use. */
export class MockFriendships {
  readonly #pairs = new Map<string, Friendship>();
  readonly #publish: (userId: string, event: PortalEvent) => void;

  constructor(publish: (userId: string, event: PortalEvent) => void) {
    this.#publish = publish;
  }

  /** What somebody is to a person. */
  tie(userId: string, otherId: string): Tie {
    return tieOf(this.#pair(userId, otherId), userId);
  }

  /** Changes what stands between two people and tells both; returns what it is now. Undefined: nothing has changed. */
  change(
    userId: string,
    otherId: string,
    change: (pair: Friendship) => Friendship | undefined,
  ): Friendship | undefined {
    const before = this.#pair(userId, otherId);
    const after = change(before);
    if (after === undefined || after === before) return after;
    this.#pairs.set(keyOf(userId, otherId), after);
    this.#tell(before, after, userId, otherId);
    this.#tell(before, after, otherId, userId);
    return after;
  }

  /** Ids of a person's friends. */
  friendsOf(userId: string): string[] {
    return this.#others(userId).filter((otherId) => this.tie(userId, otherId).relation === 2);
  }

  /** The requests in a person's list, newest first. */
  requestsOf(userId: string): ListedRequest[] {
    return this.#others(userId)
      .flatMap((otherId) => friendRequestOf(this.#pair(userId, otherId), userId, otherId) ?? [])
      .toSorted((a, b) => b.time - a.time);
  }

  #pair(userId: string, otherId: string): Friendship {
    return this.#pairs.get(keyOf(userId, otherId)) ?? strangers;
  }

  #others(userId: string): string[] {
    return [...this.#pairs.keys()].flatMap((key) => {
      const both = key.split('\n');
      return both.includes(userId) ? both.filter((one) => one !== userId) : [];
    });
  }

  #tell(before: Friendship, after: Friendship, userId: string, otherId: string): void {
    const [was, is] = [tieOf(before, userId), tieOf(after, userId)];
    if (was.relation !== is.relation || was.starred !== is.starred) {
      const { relation, starred: starFriend } = is;
      this.#publish(userId, { type: 'friend', userId: otherId, relation, starFriend });
    }
    const [old, now] = [friendRequestOf(before, userId, otherId), friendRequestOf(after, userId, otherId)];
    if (JSON.stringify(old) === JSON.stringify(now)) return;
    this.#publish(userId, { type: 'friendreq', requests: now ? [now] : [], removed: now ? [] : [otherId] });
  }
}

const keyOf = (one: string, other: string) => [one, other].toSorted().join('\n');
