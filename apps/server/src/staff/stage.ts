import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { loadJapaneseNames, mayBeJapanese, readName, sortKey } from '../areas/directory/index.ts';
import type { Database, Tx } from '../store/database.ts';
import type { StaffRow } from './staff-row.ts';

/** Rows per statement. */
const batch = 1_000;
/** Age at which the rows of a crashed import are removed. */
const abandonedAfter = '1 day';

export interface StageOptions {
  /** Derives readings of kanji names without kana from a dictionary, which needs about 300 MB: not in a server. */
  japaneseDictionary?: boolean;
  /** Keeps the readings of people whose name stays, unless the file has others: for when there is no dictionary. */
  keepReadings?: boolean;
  /** Called with the number of staged rows. */
  onProgress?: (rows: number) => void;
}

/**
 * Writes rows with their readings to the staging table, in separate transactions so that they block no one. Returns the
 * import id for `applyStaff` and `sweepStaging`.
 */
export async function stageStaff(
  database: Database,
  tenantId: string,
  rows: readonly StaffRow[],
  options: StageOptions = {},
): Promise<string> {
  const importId = randomUUID();
  const wanted = options.japaneseDictionary && rows.some(({ name }) => mayBeJapanese(name));
  const japanese = wanted ? await loadJapaneseNames() : undefined;
  await database.tenant(tenantId, (tx) =>
    sql`DELETE FROM staff_staging WHERE tenant_id = ${tenantId} AND staged_at < now() - ${abandonedAfter}::interval`.execute(
      tx,
    ),
  );
  for (let from = 0; from < rows.length; from += batch) {
    const values = rows.slice(from, from + batch).map((row) => {
      const readings = readName(row.name, row.reading, japanese);
      const userId = `${tenantId}~${row.login}`;
      return { ...row, user_id: userId, readings, sort_key: sortKey(row.name, readings), leads: ledBy(row) };
    });
    await database.tenant(tenantId, (tx) => insert(tx, tenantId, importId, values));
    options.onProgress?.(from + values.length);
  }
  if (options.keepReadings) await database.tenant(tenantId, (tx) => keepReadings(tx, tenantId, importId));
  return importId;
}

const ledBy = ({ leader, departments }: StaffRow) =>
  typeof leader === 'boolean' ? departments.slice(0, leader ? 1 : 0) : leader;

async function insert(tx: Tx, tenantId: string, importId: string, values: readonly object[]) {
  await sql`
    INSERT INTO staff_staging (tenant_id, import_id, user_id, login, name, gender, position, mobile, telephone, email,
      introduction, workplace, readings, sort_key, departments, leads)
    SELECT ${tenantId}, ${importId}, r.* FROM json_to_recordset(${JSON.stringify(values)}::json) AS r (
      user_id text, login text, name text, gender text, position text, mobile text, telephone text, email text,
      introduction text, workplace text, readings jsonb, sort_key text, departments text[], leads text[])
  `.execute(tx);
}

async function keepReadings(tx: Tx, tenantId: string, importId: string) {
  await sql`
    UPDATE staff_staging s SET readings = p.readings, sort_key = p.sort_key FROM person p
    WHERE s.tenant_id = ${tenantId} AND s.import_id = ${importId} AND NOT s.readings ? 'japanese'
      AND p.tenant_id = s.tenant_id AND p.user_id = s.user_id AND p.name = s.name
  `.execute(tx);
}

/** Removes the staged rows of an import. */
export async function sweepStaging(database: Database, tenantId: string, importId: string): Promise<void> {
  await database.tenant(tenantId, (tx) =>
    sql`DELETE FROM staff_staging WHERE tenant_id = ${tenantId} AND import_id = ${importId}`.execute(tx),
  );
}
