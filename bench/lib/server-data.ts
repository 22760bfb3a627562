import { type Store, openStore } from '../../apps/server/src/store/open-store.ts';

/** Works on the database of a server beside it, as a command does: to fill it, and to count what is in it. */
export async function withData<T>(data: string, work: (store: Store['db']) => Promise<T>): Promise<T> {
  const store = await openStore({ data, databaseUrl: undefined });
  try {
    return await work(store.db);
  } finally {
    await store.close();
  }
}
