import type { NameReadings } from '@snap/portal-api/rules';
import type { Tail } from '../../../live/tail.ts';
import type { Tx } from '../../../store/database.ts';
import { readName } from '../../directory/index.ts';
import { groupsOf, type OwnGroup } from './groups-of.ts';

/** A group of the actor's, with the readings of its name. */
export interface SearchedGroup extends OwnGroup {
  readings: NameReadings;
}

/**
 * The groups of people who search, cached between the keystrokes of one search text. Dropped when a membership, a group
 * or the directory of their tenant changes, and when too many others searched since.
 */
export interface OwnGroups {
  of(tx: Tx, tenantId: string, userId: string): Promise<readonly SearchedGroup[]>;
  close(): void;
}

/** Most memberships in the cache; a few megabytes. */
const maxMemberships = 50_000;

export function createOwnGroups(tail: Pick<Tail, 'subscribe'>): OwnGroups {
  const cached = new Map<
    string,
    { tenantId: string; groups: readonly SearchedGroup[]; memberships: number }
  >();
  /** Counts changes per tenant: what was read before a change is not cached after it. */
  const changes = new Map<string, number>();
  let memberships = 0;

  const forget = (userId: string) => {
    memberships -= cached.get(userId)?.memberships ?? 0;
    cached.delete(userId);
  };
  const close = tail.subscribe(({ type, tenantId }) => {
    if (type !== 'membership' && type !== 'group' && type !== 'directory') return;
    changes.set(tenantId, (changes.get(tenantId) ?? 0) + 1);
    for (const [userId, entry] of cached) if (entry.tenantId === tenantId) forget(userId);
  });

  return {
    async of(tx, tenantId, userId) {
      const found = cached.get(userId);
      if (found) return found.groups;
      const change = changes.get(tenantId);
      const groups = (await groupsOf(tx, tenantId, userId)).map((group) => ({
        ...group,
        readings: readName(group.name),
      }));
      if (changes.get(tenantId) === change && !cached.has(userId)) {
        const size = groups.reduce((sum, { memberIds }) => sum + memberIds.length, 1);
        cached.set(userId, { tenantId, groups, memberships: size });
        memberships += size;
        for (const oldest of cached.keys()) {
          if (memberships <= maxMemberships) break;
          forget(oldest);
        }
      }
      return groups;
    },
    close,
  };
}
