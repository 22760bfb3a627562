import type { Database } from '../store/database.ts';
import { beginLongWork, tellDeferred } from '../store/deferred-events.ts';
import { type AppliedStaff, applyStaff, departmentPaths } from './apply.ts';
import { stageStaff, type StageOptions, sweepStaging } from './stage.ts';
import { readingColumn, type StaffColumn, staffColumns, type StaffRow } from './staff-row.ts';

export interface ImportOptions extends StageOptions {
  tenantId: string;
  /** Columns of the rows; default: all. */
  columns?: readonly StaffColumn[];
  removeMissing?: boolean;
  force?: boolean;
  /** Called when all rows are staged and the applying transaction begins. */
  onApply?: () => void;
}

/**
 * Imports rows into an organisation, all or none. Throws `TooManyMissing`, or PostgreSQL's error when the database is
 * unavailable; then nothing has changed.
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
      const record = {};
      return applyStaff(
        tx,
        { tenantId, importId, columns, removeMissing, force, record },
        departmentPaths(rows),
      );
    });
    // The import is committed. If its event cannot be published now, a server does it later.
    await tellDeferred(database).catch(() => {});
    return applied;
  } finally {
    // If the rows cannot be removed now, a later import does it.
    await sweepStaging(database, tenantId, importId).catch(() => {});
  }
}
