import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface CacheEntry {
  /** `tenant~user` */
  account: string;
  name: string;
  value: unknown;
}

interface CacheSchema extends DBSchema {
  responses: { key: [account: string, name: string]; value: CacheEntry };
}

/** Cached values of one user on this device, for offline use. No method rejects. */
export interface DeviceCache {
  /** The stored value; undefined when there is none. */
  get<Value>(name: string): Promise<Value | undefined>;
  /** Stores a value that can be cloned: no proxies. */
  put(name: string, value: unknown): Promise<void>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

export interface DeviceCacheOptions {
  /** Name of the database. */
  database: string;
  /** Raise it when the shape of an entry changes: entries of older versions are then dropped. */
  version: number;
  /** Whether entries of this user may be written: after a sign-out, a write in flight must not leave anything behind. */
  isWritable: (account: string) => boolean;
}

/** Opens the cache of a user. */
export function createDeviceCache({
  database: databaseName,
  version,
  isWritable,
}: DeviceCacheOptions): (account: string) => DeviceCache {
  let opening: Promise<IDBPDatabase<CacheSchema>> | undefined;

  function database(): Promise<IDBPDatabase<CacheSchema>> {
    opening ??= openDB<CacheSchema>(databaseName, version, {
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

  return (account) => ({
    async get<Value>(name: string): Promise<Value | undefined> {
      const entry = await attempt((db) => db.get('responses', [account, name]));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the version guarantees the shape
      return entry?.value as Value | undefined;
    },
    async put(name: string, value: unknown): Promise<void> {
      if (isWritable(account)) await attempt((db) => db.put('responses', { account, name, value }));
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
  });
}
