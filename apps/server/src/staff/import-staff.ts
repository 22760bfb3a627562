import type { Database } from '../store/database.ts';
import { beginLongWork, tellDeferred } from '../store/deferred-events.ts';
import { type AppliedStaff, applyStaff, departmentPaths } from './apply.ts';
import { stageStaff, type StageOptions, sweepStaging } from './stage.ts';
import { readingColumn, type StaffColumn, staffColumns, type StaffRow } from './staff-row.ts';

export interface ImportOptions extends StageOptions {
  tenantId: string;
  /** Columns that the rows carry; all of them unless said otherwise. */
  columns?: readonly StaffColumn[];
  removeMissing?: boolean;
  force?: boolean;
  /** Told when everything is staged and the one transaction that applies it begins. */
  onApply?: () => void;
}

/**
 * Brings an organisation to what the rows say: all or nothing. Throws `TooManyMissing`, and PostgreSQL's errors when
 * the database is away; nothing has changed then.
 */
export async function importStaff(
  database: Database,
  rows: readonly StaffRow[],
  options: ImportOptions,
): Promise<AppliedStaff> {
  const {
    tenantId,
    columns = [...staffColumns, readingColumn],
    removeMissing = false,
    force = false,
  } = options;
  const importId = await stageStaff(database, tenantId, rows, options);
  try {
    options.onApply?.();
    const applied = await database.tenant(tenantId, async (tx) => {
      await beginLongWork(tx);
      return applyStaff(tx, { tenantId, importId, columns, removeMissing, force }, departmentPaths(rows));
    });
    // It has happened; when it cannot be told now, because the database has gone away, a server tells it.
    await tellDeferred(database).catch(() => {});
    return applied;
  } finally {
    // Rows that cannot be swept now, because the database has gone away, are swept by a later import.
    await sweepStaging(database, tenantId, importId).catch(() => {});
  }
}
