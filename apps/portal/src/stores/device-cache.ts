import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { cacheDatabase } from './clear-device-cache.ts';
import { loginCookie, session } from './session.ts';

/** Raise it when a store or the shape of an entry changes: entries of older builds are then dropped. */
const VERSION = 3;

interface CacheEntry {
  /** `tenant~user` */
  account: string;
  name: string;
  value: unknown;
}

interface CacheSchema extends DBSchema {
  responses: { key: [account: string, name: string]; value: CacheEntry };
}

/** Entry `person`: the user, as the first page shows them. */
export interface CachedPerson {
  userName: string;
  /** URL of the avatar; empty without one. Entries of older builds have none. */
  avatarUrl?: string;
}

let opening: Promise<IDBPDatabase<CacheSchema>> | undefined;

function database(): Promise<IDBPDatabase<CacheSchema>> {
  opening ??= openDB<CacheSchema>(cacheDatabase, VERSION, {
    upgrade(db) {
      for (const name of db.objectStoreNames) db.deleteObjectStore(name);
      db.createObjectStore('responses', { keyPath: ['account', 'name'] });
    },
    // A sign-out in any tab deletes the database, which an open connection would block.
    blocking(_current, _next, event) {
      opening = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening;
}

async function attempt<Result>(
  work: (db: IDBPDatabase<CacheSchema>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work(await database());
  } catch {
    return undefined;
  }
}

/** Cached responses of one user on this device, for offline use. No method rejects. */
export function deviceCache(account: string) {
  return {
    /** The stored value; undefined when there is none. */
    async get<Value>(name: string): Promise<Value | undefined> {
      const entry = await attempt((db) => db.get('responses', [account, name]));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the version guarantees the shape
      return entry?.value as Value | undefined;
    },
    /** Stores a value that can be cloned: no proxies. */
    async put(name: string, value: unknown): Promise<void> {
      // After a sign-out, a write in flight must not leave anything behind.
      if ((session.userId || loginCookie()) === account)
        await attempt((db) => db.put('responses', { account, name, value }));
    },
    async names(): Promise<string[]> {
      const keys = await attempt((db) =>
        db.getAllKeys('responses', IDBKeyRange.bound([account], [account, []])),
      );
      return (keys ?? []).map(([, name]) => name);
    },
    async remove(name: string): Promise<void> {
      await attempt((db) => db.delete('responses', [account, name]));
    },
  };
}

export type DeviceCache = ReturnType<typeof deviceCache>;
