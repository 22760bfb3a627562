import { type Connection, type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { openExternalPostgres } from './external-postgres.ts';
import { migrate } from './migrate.ts';
import type { Primary } from './primary.ts';
import { checkPoolSize } from './pool-size.ts';
import { standbyConnection } from './standby.ts';
import { supervise, type Supervisor } from './supervise.ts';

export interface Store {
  db: Database;
  /** For connections outside the pool. */
  connection: Connection;
  /** For connections as the schema's owner: backup and restore. */
  owner: Connection;
  /** For long reads as the schema's owner, when PORTAL_DATABASE_READ_URL is set: see store/standby.ts. */
  standby: Connection | undefined;
  /** Notices fail-overs. The embedded database has none. */
  primary: Primary | undefined;
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
  options: StoreOptions = {},
): Promise<Store> {
  const { owner, application, primary, stop } =
    databaseUrl === undefined ? await openEmbedded(data, options) : await openExternal(databaseUrl, options);
  try {
    await migrate(owner);
  } catch (error) {
    await stop();
    throw error;
  }
  const db = openDatabase(application, { ...options, primary });
  return {
    db,
    connection: application,
    owner,
    standby: options.standby && standbyConnection(options.standby.urls, {}),
    primary,
    async close() {
      await db.close();
      await stop();
    },
  };
}

async function openEmbedded(data: string, { supervised, connections = 0 }: StoreOptions) {
  supervised?.room.makeWay();
  const embedded = await openEmbeddedPostgres(data);
  const { owner, application } = embedded;
  if (!supervised) return { owner, application, primary: undefined, stop: () => embedded.stop() };
  try {
    await checkPoolSize(application, connections);
    const supervision = await supervise(data, embedded, supervised);
    return { owner, application, primary: undefined, stop: () => supervision.stop() };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** Milliseconds between two looks for a primary that the connections have not shown. */
const LOOK_EVERY_MS = 5_000;

async function openExternal(databaseUrl: string, { connections = 0 }: StoreOptions) {
  const external = await openExternalPostgres(databaseUrl);
  await checkPoolSize(external.application, connections);
  const timer = setInterval(() => void external.primary.find().catch(() => {}), LOOK_EVERY_MS);
  timer.unref();
  return {
    ...external,
    stop: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}
