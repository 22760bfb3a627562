import { type Store, openStore } from '../../../apps/server/src/store/open-store.ts';
import { vacuum } from '../../../apps/server/src/testing/vacuum.ts';

/** Works on the database of a running server, like a command: to fill it and to count rows. */
export async function withData<T>(data: string, work: (store: Store['db']) => Promise<T>): Promise<T> {
  const store = await openStore({ data, databaseUrl: undefined });
  try {
    return await work(store.db);
  } finally {
    await store.close();
  }
}

/** Vacuums a filled database, as autovacuum does within minutes. */
export async function settleData(data: string): Promise<void> {
  const store = await openStore({ data, databaseUrl: undefined });
  try {
    await vacuum(store.owner);
  } finally {
    await store.close();
  }
}
