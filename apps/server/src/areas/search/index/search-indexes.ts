import { sql } from 'kysely';
import type { Tail } from '../../../live/tail.ts';
import type { Connection, Database } from '../../../store/database.ts';
import { changedPeople, findSearchRecords } from '../../directory/index.ts';
import { type OwnGroups, createOwnGroups } from '../../groups/index.ts';
import { buildSearchIndex } from './search-build.ts';
import type { SearchIndex } from './search-index.ts';

/** The search indexes of all tenants, one each, built when first needed and again when people have changed. */
export interface SearchIndexes {
  /** The groups of those who search. */
  ownGroups: OwnGroups;
  /** The newest index there is; waits only for a tenant's first. Throws when the database is away. */
  of(tenantId: string): Promise<SearchIndex>;
  /**
   * Call it after people changed what they show, once that is committed. From then on they are not found by what they
   * hid, and soon by what they show.
   */
  amend(tenantId: string, userIds: readonly string[]): void;
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
  /** Those of them that are known. */
  changed: Set<string>;
  /** Amendments, one after the other: the last one has read what holds. */
  amending: Promise<void>;
}

/** Amended people after which an index is rebuilt. */
const maxAmended = 500;

export interface SearchIndexesOptions {
  database: Database;
  /** For the threads in which large ones are built. */
  connection: Connection;
  /** Whose `directory` events say that people have changed. */
  tail: Pick<Tail, 'subscribe' | 'serve'>;
  /** Receives the error of a failed rebuild; the old index goes on serving. */
  onError?: (error: unknown) => void;
}

export function createSearchIndexes(options: SearchIndexesOptions): SearchIndexes {
  const { database, connection, tail, onError } = options;
  const entries = new Map<string, Entry>();
  const ownGroups = createOwnGroups(tail);

  const build = (tenantId: string, entry: Entry): Promise<SearchIndex> => {
    if (entry.building) return entry.building;
    // From here on a change is one that this build may not see.
    entry.stale = false;
    entry.changed.clear();
    entry.building = Promise.resolve(tail.serve(tenantId))
      .then(() => buildSearchIndex(database, connection, tenantId))
      .then((index) => {
        entry.current = index;
        amend(tenantId, entry, [...entry.changed]);
        return index;
      })
      .finally(() => {
        delete entry.building;
        if (entry.stale) rebuild(tenantId, entry);
      });
    return entry.building;
  };
  const rebuild = (tenantId: string, entry: Entry) => {
    build(tenantId, entry).catch((error: unknown) => {
      // The next search retries.
      entry.stale = true;
      onError?.(error);
    });
  };
  const entryOf = (tenantId: string) => {
    const entry: Entry = entries.get(tenantId) ?? {
      stale: false,
      changed: new Set(),
      amending: Promise.resolve(),
    };
    entries.set(tenantId, entry);
    return entry;
  };
  const of = async (tenantId: string) => {
    const entry = entryOf(tenantId);
    if (entry.current && entry.stale && !entry.building) rebuild(tenantId, entry);
    return entry.current ?? build(tenantId, entry);
  };

  const amend = (tenantId: string, entry: Entry, userIds: readonly string[]) => {
    if (userIds.length === 0) return;
    entry.current?.withdraw(userIds);
    if (entry.building) for (const userId of userIds) entry.changed.add(userId);
    const before = entry.amending;
    const work = async () => {
      await before;
      const index = entry.current;
      if (!index) return;
      const withdrawal = index.withdraw(userIds);
      try {
        const people = await database.tenant(tenantId, (tx) => findSearchRecords(tx, tenantId, userIds));
        index.amend(people, withdrawal);
      } catch (error) {
        // The next search rebuilds.
        entry.stale = true;
        onError?.(error);
      }
    };
    entry.amending = work();
  };

  const unsubscribe = tail.subscribe(({ type, tenantId, payload }) => {
    const entry = entries.get(tenantId);
    if (type !== 'directory' || !entry) return;
    const userIds = changedPeople(payload);
    if (userIds) amend(tenantId, entry, userIds);
    if (entry.building) entry.stale = true;
    else if (entry.current && (!userIds || entry.current.amended > maxAmended)) rebuild(tenantId, entry);
  });

  return {
    ownGroups,
    of,
    amend(tenantId, userIds) {
      // The event of the same change may have been processed before: the last withdrawal needs an amendment of its own.
      const entry = entries.get(tenantId);
      if (entry) amend(tenantId, entry, userIds);
    },
    prepare(tenantId) {
      // The first search retries, and gets the error.
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
        await Promise.allSettled([...building, ...[...entries.values()].map(({ amending }) => amending)]);
        if (building.length === 0) return;
      }
    },
    close() {
      unsubscribe();
      ownGroups.close();
    },
  };
}
