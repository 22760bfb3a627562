import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/**
 * Tables that refused requests may change: the audit log and failed sign-in counters; and background indexes of
 * messages.
 */
const mayChange = new Set(['audit', 'login_attempt', 'message_gram', 'gram_progress']);

/** Fingerprint of a server's data, one value per table and file: equal means that nothing was written. */
export type Fingerprint = Record<string, string>;

/** Creates fingerprints of a database and a data folder; lists the tables once. */
export async function createFingerprint(db: Database, folder: string): Promise<() => Promise<Fingerprint>> {
  const { rows: tables } = await db.system((tx) =>
    sql<{ name: string }>`
      SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname
    `.execute(tx),
  );
  const names = tables.map(({ name }) => name).filter((name) => !mayChange.has(name));
  const statement = sql.join(
    names.map(
      (name) => sql`
        SELECT ${sql.lit(name)} AS name, count(*) || ' rows ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) AS state
        FROM ${sql.table(name)} AS t`,
    ),
    sql` UNION ALL `,
  );
  return async () => {
    const { rows } = await db.system((tx) => sql<{ name: string; state: string }>`${statement}`.execute(tx));
    const rowStates = rows.map(({ name, state }) => [name, state]);
    return Object.fromEntries([...rowStates, ...filesOf(folder)]);
  };
}

/** Tables and files that differ. */
export function differences(before: Fingerprint, after: Fingerprint): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]);
}

function filesOf(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.log'))
    .flatMap((name): [string, string][] => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false });
      return found?.isFile() ? [[`file ${name}`, `${found.size} bytes`]] : [];
    });
}
