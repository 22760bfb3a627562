import pg from 'pg';
import { currentTimeline, restartLog } from './log-timeline.ts';

/** The PostgreSQL server that accepts writes. It changes when a standby is promoted. */
export interface Primary {
  /** URL of the server that accepted writes last. */
  readonly url: string;
  /**
   * Looks for the server that accepts writes, if there are several, and notices a fail-over. Rejects with the reasons when
   * none does.
   */
  find(): Promise<void>;
  /**
   * Checks a new connection before its first use, and notices a fail-over. Rejects when it leads to a standby, or to an
   * earlier primary.
   */
  check(client: pg.ClientBase): Promise<void>;
  /** Subscribes to fail-overs. The event log has been restarted. Returns the unsubscribe function. */
  onFailOver(listener: () => void): () => void;
  /** `find` also looks when there is a single address: connections to a pooler survive a fail-over behind it. */
  watchAlways(): void;
}

const PROBE_TIMEOUT_MS = 2_000;
/** Why a server cannot be used. */
export const standby = 'it is a standby, or refuses writes';

/** @param urls One per server; a single one may be an address that leads to the current primary. */
export function createPrimary(urls: readonly string[]): Primary {
  const [first = ''] = urls;
  const listeners = new Set<() => void>();
  let url = first;
  /** Timeline of all connections so far. Each promotion begins a greater one. */
  let known: number | undefined;
  let finding: Promise<void> | undefined;
  let looks = urls.length > 1;

  const accept = async (client: pg.ClientBase, timeline: number) => {
    if (timeline === known) return;
    await restartLog(client, timeline);
    const failedOver = known !== undefined && known !== timeline;
    known = timeline;
    if (failedOver) for (const listener of listeners) listener();
  };
  const find = async () => {
    const probes = await Promise.all(urls.map((each) => probe(each)));
    try {
      // An earlier primary that came back accepts writes too.
      const [newest] = probes.toSorted((a, b) => (b.timeline ?? 0) - (a.timeline ?? 0));
      if (newest?.timeline === undefined) throw new NotPrimaryError(reasonsOf(probes));
      if (known !== undefined && newest.timeline < known)
        throw new NotPrimaryError('it is an earlier primary');
      url = newest.url;
      // The first connection is checked after the migrations.
      if (known !== undefined) await accept(newest.client, newest.timeline);
    } finally {
      for (const { client } of probes) client.end().catch(() => {});
    }
  };

  return {
    get url() {
      return url;
    },
    async find() {
      if (!looks) return;
      finding ??= find().finally(() => (finding = undefined));
      await finding;
    },
    async check(client) {
      const timeline = await readTimeline(client);
      if (timeline === undefined) throw new NotPrimaryError(standby);
      if (known !== undefined && timeline < known && urls.length > 1)
        throw new NotPrimaryError('it is an earlier primary');
      await accept(client, timeline);
    },
    watchAlways() {
      looks = true;
    },
    onFailOver(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Not a primary, or not the newest one. The code is that of a server which does not accept connections yet. */
class NotPrimaryError extends Error {
  readonly code = '57P03';
}

/** The timeline that a server writes; undefined when it refuses writes, as a standby does. */
async function readTimeline(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ timeline: number | null }>(
    `SELECT CASE WHEN current_setting('transaction_read_only') = 'off' THEN ${currentTimeline} END AS timeline`,
  );
  return rows[0]?.timeline ?? undefined;
}

interface Probe {
  url: string;
  client: pg.Client;
  /** Undefined when it refuses writes. */
  timeline?: number | undefined;
  /** Why it cannot be reached. */
  error?: unknown;
}

async function probe(url: string): Promise<Probe> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'portal-probe',
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return { url, client, timeline: await readTimeline(client) };
  } catch (error) {
    return { url, client, error };
  }
}

function reasonsOf(probes: readonly Probe[]): string {
  return [...new Set(probes.map(({ error }) => (error === undefined ? standby : reasonOf(error))))].join(
    '; ',
  );
}

/** The driver's message, on one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
}
