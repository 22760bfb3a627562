import type pg from 'pg';

/**
 * Tables excluded from a backup: sessions, work in progress and short-lived counters. After a restore everyone signs in
 * again, starts a new event log and restarts uploads.
 */
const transient = new Set([
  'migration',
  'node',
  'backup_run',
  'job_lease',
  'outbound',
  'session',
  'provider_session',
  'issued_token',
  'captcha',
  'phone_code',
  'login_attempt',
  'event',
  'event_floor',
  'deferred_event',
  'staff_staging',
  'disk_upload',
  'disk_upload_part',
  'disk_offer',
]);

export interface StoredTable {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

/** The tables to back up, ordered by foreign keys. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; refers: string[] }>(`
    SELECT c.relname AS name,
      ARRAY(SELECT attname::text FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
      ARRAY(SELECT DISTINCT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid) AS refers
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND pg_get_userbyid(c.relowner) = current_user
    ORDER BY c.relname`);
  const waiting = new Map(rows.filter(({ name }) => !transient.has(name)).map((row) => [row.name, row]));
  const sorted: StoredTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ refers }) => !refers.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const { name, columns } of ready) {
      sorted.push({ name, columns });
      waiting.delete(name);
    }
  }
  return sorted;
}

export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
