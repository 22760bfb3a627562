import { type Health, type HealthState, healthSystems } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Services } from '../../../services.ts';
import type { Tx } from '../../../store/database.ts';
import { programVersion } from '../../../store/nodes.ts';
import { reservedBytes } from '../../../store/disk-room.ts';
import { readTenantSettings } from '../../../tenant-settings.ts';

/** What the health of the installation is read from. */
export type HealthServices = Pick<Services, 'database' | 'storage' | 'installation' | 'settings' | 'live'>;

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Milliseconds after which a server that has not been seen counts as gone: it writes every ten seconds. */
const SILENT_MS = 30_000;
/** Milliseconds by which recurring work may be late: servers look for it every twenty seconds. */
const LATE_MS = 5 * 60_000;
/** Age of the last good backup in milliseconds from which on somebody should look. */
const OLD_BACKUP_MS = 7 * DAY_MS;
/** Free bytes on the disk of the data folder below which somebody should look. */
const NEARLY_FULL_BYTES = 1024 ** 3;
/** Attempts from which on a delivery counts as stuck: half a minute. */
const STUCK_ATTEMPTS = 4;
/** Conversations that indexing may be behind with. */
const MAX_UNINDEXED = 1_000;
/** Milliseconds that the storage of files has to respond in. */
const FILES_TIMEOUT_MS = 5_000;

/**
 * Whether the people of an organisation may see, and back up, the whole installation: its only organisation, or the one that
 * operates it (decision 110).
 */
export async function operates(services: Pick<Services, 'database'>, tenantId: string): Promise<boolean> {
  return services.database.system(async (tx) => {
    const { operator } = await readTenantSettings(tx, tenantId);
    if (operator) return true;
    const { rows } = await sql`SELECT FROM tenant LIMIT 2`.execute(tx);
    return rows.length === 1;
  });
}

/** The state of the installation, as far as the actor's organisation may see it. */
export async function readHealth(services: HealthServices, { tenantId }: Actor): Promise<Health> {
  const whole = await operates(services, tenantId);
  const { database } = services;
  const [filesState, { queues, bytes, installation }] = await Promise.all([
    readFiles(services, whole),
    whole
      ? database.system(async (tx) => ({
          ...(await readFigures(tx, {})),
          installation: await readAll(tx, services),
        }))
      : database.tenant(tenantId, async (tx) => ({
          ...(await readFigures(tx, { tenantId })),
          installation: undefined,
        })),
  ]);
  return {
    readAt: Date.now(),
    version: programVersion,
    files: { ...filesState, bytes },
    queues,
    ...(installation && { installation }),
  };
}

/** Tries to write, where the files are. */
async function readFiles({ storage, installation }: HealthServices, whole: boolean) {
  const free = installation.diskFree?.();
  const room = fullness(free);
  // Nothing can be written to a full disk, which is the better reason.
  const problem: Health['files']['problem'] =
    room === 'full'
      ? room
      : await inTime(storage.check()).then(
          () => room,
          () => 'unreachable',
        );
  const state: HealthState = problem === undefined ? 'ok' : problem === 'nearlyFull' ? 'attention' : 'failed';
  return {
    state,
    ...(problem && { problem }),
    kind: storage.kind,
    ...(whole && free !== undefined && Number.isFinite(free) && { freeBytes: free }),
  };
}

function fullness(free: number | undefined) {
  if (free === undefined || free >= NEARLY_FULL_BYTES) return undefined;
  return free < reservedBytes ? ('full' as const) : ('nearlyFull' as const);
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no response')), FILES_TIMEOUT_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Queues and the size of the files: of an organisation, or of all without one. */
async function readFigures(tx: Tx, { tenantId }: { tenantId?: string }) {
  const of = (column: string) => (tenantId === undefined ? sql`true` : sql`${sql.ref(column)} = ${tenantId}`);
  const { rows } = await sql<{
    deliveries: number;
    stuck: number;
    unindexed: number;
    late: number;
    bytes: number;
  }>`
    SELECT
      (SELECT count(*) FROM outbound WHERE ${of('tenant_id')} AND expires_at > now())::int AS deliveries,
      (SELECT count(*) FROM outbound
        WHERE ${of('tenant_id')} AND expires_at > now() AND attempts >= ${STUCK_ATTEMPTS})::int AS stuck,
      (SELECT count(*) FROM conversation c
        LEFT JOIN gram_progress p ON p.tenant_id = c.tenant_id AND p.conversation_id = c.conversation_id
        WHERE ${of('c.tenant_id')} AND c.last_seq > coalesce(p.seq, 0))::int AS unindexed,
      (SELECT count(*) FROM job_lease
        WHERE until < now() AND due_at < now() - ${LATE_MS} * interval '1 millisecond')::int AS late,
      (SELECT coalesce(sum(size), 0) FROM disk_blob WHERE ${of('tenant_id')})::bigint AS bytes
  `.execute(tx);
  const { deliveries = 0, stuck = 0, unindexed = 0, late = 0, bytes = 0 } = rows[0] ?? {};
  const lateJobs = tenantId === undefined ? late : 0;
  const problem =
    stuck > 0
      ? ('deliveries' as const)
      : lateJobs > 0
        ? ('jobs' as const)
        : unindexed > MAX_UNINDEXED
          ? ('index' as const)
          : undefined;
  const state: HealthState = problem === undefined ? 'ok' : 'attention';
  return {
    queues: {
      state,
      ...(problem && { problem }),
      deliveries,
      unindexed,
      ...(tenantId === undefined && { lateJobs }),
    },
    bytes,
  };
}

/** What concerns all organisations. */
async function readAll(tx: Tx, services: HealthServices): Promise<NonNullable<Health['installation']>> {
  return {
    nodeVersion: process.versions.node,
    servers: await readServers(tx, services.installation.instanceId),
    database: await readDatabase(tx),
    bus: busOf(services.live.bus),
    backups: await readBackups(tx, services.installation.backups.configured),
    systems: systemsOf(services),
  };
}

async function readServers(tx: Tx, self: string | undefined) {
  const { rows } = await sql<{
    node_id: string;
    address: string;
    version: string;
    started_at: Date;
    seen_at: Date;
    draining: boolean;
    silent: boolean;
  }>`
    SELECT node_id, address, version, started_at, seen_at, draining,
      seen_at < now() - ${SILENT_MS} * interval '1 millisecond' AS silent
    FROM node ORDER BY started_at, node_id`.execute(tx);
  return rows.map(({ node_id: id, address, version, started_at, seen_at, draining, silent }) => {
    const problem = silent
      ? ('silent' as const)
      : draining
        ? ('draining' as const)
        : version === programVersion
          ? undefined
          : ('otherVersion' as const);
    const state: HealthState = problem === undefined ? 'ok' : problem === 'silent' ? 'failed' : 'attention';
    return {
      id,
      address,
      version,
      startedAt: started_at.getTime(),
      seenAt: seen_at.getTime(),
      draining,
      self: id === self,
      state,
      ...(problem && { problem }),
    };
  });
}

async function readDatabase(tx: Tx) {
  const { rows } = await sql<{ version: string; schema: string | null; bytes: number }>`
    SELECT current_setting('server_version') AS version, (SELECT max(name) FROM migration) AS schema,
      pg_database_size(current_database()) AS bytes`.execute(tx);
  const { rows: tables } = await sql<{ name: string; bytes: number }>`
    SELECT relname::text AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY bytes DESC, name LIMIT 5`.execute(
    tx,
  );
  const { version = '', schema, bytes = 0 } = rows[0] ?? {};
  return {
    version: version.split(' ')[0] ?? '',
    schema: schema ?? '',
    bytes,
    tables,
  };
}

/** Without notifications servers poll: slower, and nothing is lost. */
function busOf(bus: Services['live']['bus']) {
  const { kind } = bus;
  const state: HealthState = kind === 'none' || bus.isConnected() ? 'ok' : 'attention';
  return { kind, state };
}

async function readBackups(tx: Tx, configured: boolean) {
  const { rows } = await sql<{
    folder: string;
    started_at: Date;
    ended_at: Date | null;
    failure: string | null;
    bytes: number | null;
    step: string;
    share: number;
    running: boolean;
    seen_at: Date;
    old: boolean;
  }>`
    SELECT folder, started_at, ended_at, failure, bytes, step, share, seen_at,
      ended_at IS NULL AND seen_at > now() - interval '1 minute' AS running,
      started_at < now() - ${OLD_BACKUP_MS} * interval '1 millisecond' AS old
    FROM backup_run ORDER BY started_at DESC, backup_id`.execute(tx);
  const running = rows.find((run) => run.running);
  const last = rows.find((run) => !run.running);
  const lastOk = rows.find((run) => run.ended_at !== null && run.failure === null);
  const lastFailed = last !== undefined && last !== lastOk;
  const problem = lastFailed
    ? ('failed' as const)
    : lastOk === undefined
      ? ('none' as const)
      : lastOk.old
        ? ('old' as const)
        : undefined;
  const state: HealthState = problem === undefined ? 'ok' : problem === 'failed' ? 'failed' : 'attention';
  return {
    state,
    ...(problem && { problem }),
    configured,
    ...(last && {
      last: {
        startedAt: last.started_at.getTime(),
        endedAt: (last.ended_at ?? last.seen_at).getTime(),
        ok: !lastFailed,
        folder: last.folder,
        ...(last.bytes !== null && { bytes: last.bytes }),
        ...(lastFailed && { reason: last.failure ?? 'broken off' }),
      },
    }),
    ...(lastOk && { lastOk: lastOk.started_at.getTime() }),
    ...(running && {
      running: {
        startedAt: running.started_at.getTime(),
        step: running.step === 'files' ? ('files' as const) : ('tables' as const),
        share: running.share,
      },
    }),
  };
}

function systemsOf({ settings, installation }: HealthServices) {
  const urls = { ...settings.upstreams, sms: settings.smsUrl, identity: settings.identityUrl };
  return healthSystems.map((id) => {
    const contacts = installation.systems.of(id);
    const { lastSuccess = 0, lastFailure = 0 } = contacts;
    const state: HealthState = lastFailure > lastSuccess ? 'failed' : 'ok';
    return { id, state, configured: urls[id] !== undefined, ...contacts };
  });
}
