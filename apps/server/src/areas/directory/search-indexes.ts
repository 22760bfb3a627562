import { sql } from 'kysely';
import type { Tail } from '../../live/tail.ts';
import type { Database } from '../../store/database.ts';
import { createOwnGroups, type OwnGroups } from '../groups/own-groups.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';

/** The search indexes of all tenants, one each, built when first needed and again when people have changed. */
export interface SearchIndexes {
  /** The groups of those who search. */
  ownGroups: OwnGroups;
  /** The newest index there is; waits only for a tenant's first. Throws when the database is away. */
  of(tenantId: string): Promise<SearchIndex>;
  /** Begins to build a tenant's index, so that its first search need not wait. */
  prepare(tenantId: string): void;
  /** Builds the indexes of tenants that someone is signed in to, one after the other. */
  warm(): Promise<void>;
  /** Resolves when no index is being built. */
  settled(): Promise<void>;
  close(): void;
}

interface Entry {
  current?: SearchIndex;
  building?: Promise<SearchIndex>;
  /** People changed since the build in hand began. */
  stale: boolean;
}

export interface SearchIndexesOptions {
  database: Database;
  /** Whose `directory` events say that people have changed. */
  tail: Pick<Tail, 'subscribe'>;
  /** Told of a rebuild that failed; the index before it goes on serving. */
  onError?: (error: unknown) => void;
}

export function createSearchIndexes({ database, tail, onError }: SearchIndexesOptions): SearchIndexes {
  const entries = new Map<string, Entry>();
  const ownGroups = createOwnGroups(tail);

  const build = (tenantId: string, entry: Entry): Promise<SearchIndex> => {
    entry.building ??= database
      .tenant(tenantId, (tx) => {
        // From here on a change is one that this build may not see.
        entry.stale = false;
        return buildSearchIndex(tx, tenantId);
      })
      .then((index) => (entry.current = index))
      .finally(() => {
        delete entry.building;
        if (entry.stale) rebuild(tenantId, entry);
      });
    return entry.building;
  };
  const rebuild = (tenantId: string, entry: Entry) => {
    build(tenantId, entry).catch((error: unknown) => {
      // The next search tries again.
      entry.stale = true;
      onError?.(error);
    });
  };
  const entryOf = (tenantId: string) => {
    const entry = entries.get(tenantId) ?? { stale: false };
    entries.set(tenantId, entry);
    return entry;
  };
  const of = async (tenantId: string) => {
    const entry = entryOf(tenantId);
    if (entry.current && entry.stale && !entry.building) rebuild(tenantId, entry);
    return entry.current ?? build(tenantId, entry);
  };

  const unsubscribe = tail.subscribe(({ type, tenantId }) => {
    const entry = entries.get(tenantId);
    if (type !== 'directory' || !entry) return;
    if (entry.building) entry.stale = true;
    else if (entry.current) rebuild(tenantId, entry);
  });

  return {
    ownGroups,
    of,
    prepare(tenantId) {
      // The first search tries again, and is told.
      of(tenantId).catch((error: unknown) => onError?.(error));
    },
    async warm() {
      const { rows } = await database.system((tx) =>
        sql<{ tenant_id: string }>`
          SELECT DISTINCT tenant_id FROM session WHERE revoked_at IS NULL AND refresh_expires_at > now()
        `.execute(tx),
      );
      for (const { tenant_id: tenantId } of rows) await of(tenantId);
    },
    async settled() {
      for (;;) {
        const building = [...entries.values()].flatMap((entry) => entry.building ?? []);
        if (building.length === 0) return;
        await Promise.allSettled(building);
      }
    },
    close() {
      unsubscribe();
      ownGroups.close();
    },
  };
}
