import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { cacheDatabase } from './clear-device-cache.ts';
import { loginCookie, session } from './session.ts';

/** Changes with the shape of anything that is kept: what an older build has kept is dropped, and fetched again. */
const shape = 2;

interface CacheEntry {
  /** Whose it is: `tenant~user`. */
  account: string;
  name: string;
  value: unknown;
}

interface KeptSchema extends DBSchema {
  answers: { key: [account: string, name: string]; value: CacheEntry };
}

/** Under `person`: who is signed in, as far as the first page says it. */
export interface CachedPerson {
  userName: string;
  /** Address of their picture, which the browser's cache holds; empty for none, absent in what older builds have kept. */
  avatarUrl?: string;
}

let opening: Promise<IDBPDatabase<KeptSchema>> | undefined;

function database(): Promise<IDBPDatabase<KeptSchema>> {
  opening ??= openDB<KeptSchema>(cacheDatabase, shape, {
    upgrade(db) {
      for (const name of db.objectStoreNames) db.deleteObjectStore(name);
      db.createObjectStore('answers', { keyPath: ['account', 'name'] });
    },
    // Signing out, here or in another tab, deletes it: nobody may hold it.
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
  work: (db: IDBPDatabase<KeptSchema>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work(await database());
  } catch {
    return undefined;
  }
}

/** What this device keeps of one person's answers, so that they can be read without a network. Nothing here rejects. */
export function deviceCache(account: string) {
  return {
    /** The value, as it was given; undefined when there is none. */
    async get<Value>(name: string): Promise<Value | undefined> {
      const answer = await attempt((db) => db.get('answers', [account, name]));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape's number answers for it
      return answer?.value as Value | undefined;
    },
    /** Keeps what can be cloned: no proxies. */
    async put(name: string, value: unknown): Promise<void> {
      // Whoever has signed out leaves nothing behind, not even what was on its way here.
      if ((session.userId || loginCookie()) === account)
        await attempt((db) => db.put('answers', { account, name, value }));
    },
    async names(): Promise<string[]> {
      const keys = await attempt((db) =>
        db.getAllKeys('answers', IDBKeyRange.bound([account], [account, []])),
      );
      return (keys ?? []).map(([, name]) => name);
    },
    async remove(name: string): Promise<void> {
      await attempt((db) => db.delete('answers', [account, name]));
    },
  };
}

export type Kept = ReturnType<typeof deviceCache>;
