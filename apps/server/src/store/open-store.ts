import { type Connection, type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { openExternalPostgres } from './external-postgres.ts';
import { migrate } from './migrate.ts';
import { supervise, type Supervisor } from './supervise.ts';

export interface Store {
  db: Database;
  /** For connections outside the pool. */
  connection: Connection;
  /** For connections as the schema's owner: backup and restore. */
  owner: Connection;
  /** Closes connections and releases the embedded database. */
  close(): Promise<void>;
}

export interface StoreOptions extends DatabaseOptions {
  /** For a server: locks the data folder and restarts the embedded database when it dies. */
  supervised?: Supervisor;
}

/** Opens the configured database, starts it if needed, and migrates it. */
export async function openStore(
  { data, databaseUrl }: { data: string; databaseUrl: string | undefined },
  { supervised, ...options }: StoreOptions = {},
): Promise<Store> {
  const { owner, application, stop } =
    databaseUrl === undefined ? await openEmbedded(data, supervised) : await openExternal(databaseUrl);
  try {
    await migrate(owner);
  } catch (error) {
    await stop();
    throw error;
  }
  const db = openDatabase(application, options);
  return {
    db,
    connection: application,
    owner,
    async close() {
      await db.close();
      await stop();
    },
  };
}

async function openEmbedded(data: string, supervised: StoreOptions['supervised']) {
  supervised?.room.makeWay();
  const embedded = await openEmbeddedPostgres(data);
  const { owner, application } = embedded;
  if (!supervised) return { owner, application, stop: () => embedded.stop() };
  try {
    const supervision = await supervise(data, embedded, supervised);
    return { owner, application, stop: () => supervision.stop() };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function openExternal(databaseUrl: string) {
  return { ...(await openExternalPostgres(databaseUrl)), stop: () => Promise.resolve() };
}
