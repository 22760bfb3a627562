import { type Connection, type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { openExternalPostgres } from './external-postgres.ts';
import { migrate } from './migrate.ts';
import { supervise, type Supervisor } from './supervise.ts';

export interface Store {
  db: Database;
  /** How to enter with connections outside the pool. */
  connection: Connection;
  /** How to enter as the schema's owner, for a backup or a restore. */
  owner: Connection;
  /** Closes connections and lets go of the embedded database. */
  close(): Promise<void>;
}

export interface StoreOptions extends DatabaseOptions {
  /** For a server: it is the only one of its data folder, and keeps the embedded database running. */
  supervised?: Supervisor;
}

/** Opens the database that the configuration names, starting it if need be, and brings it to the newest schema. */
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
