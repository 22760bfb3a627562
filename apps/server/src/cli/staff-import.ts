import { type AppliedStaff, TooManyMissing } from '../staff/apply.ts';
import { importStaff } from '../staff/import-staff.ts';
import { type BadLine, readStaffFile, StaffFileError } from '../staff/read-file.ts';
import { reasonText } from '../staff/reasons.ts';
import type { Database } from '../store/database.ts';
import { createProgress, type Progress } from './progress.ts';

export interface StaffImportOptions {
  tenant: string;
  removeMissing?: boolean;
  force?: boolean;
}

/** Maximum number of bad lines listed. */
const listed = 100;

/** Runs `staff import` and prints its result. Returns the exit status. */
export async function runStaffImport(
  openDatabase: () => Promise<Database>,
  path: string,
  options: StaffImportOptions,
): Promise<0 | 1> {
  const started = performance.now();
  const progress = createProgress();
  try {
    progress.start('Reading');
    const file = await readStaffFile(path, (share) => progress.update(share));
    progress.stop();
    if (file.bad.length > 0) return refuse(file.bad);
    if (file.rows.length === 0) return fail(`${path} names nobody. Nothing has changed.`);
    const applied = await apply(await openDatabase(), file, options, progress);
    if (!applied) return 1;
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    process.stdout.write(`${summary(applied)} ${file.rows.length} lines, ${file.encoding}, ${seconds} s.\n`);
    return 0;
  } catch (error) {
    if (error instanceof StaffFileError) return fail(error.message);
    throw error;
  } finally {
    progress.stop();
  }
}

async function apply(
  database: Database,
  { rows, columns }: Awaited<ReturnType<typeof readStaffFile>>,
  { tenant: tenantId, removeMissing = false, force = false }: StaffImportOptions,
  progress: Progress,
): Promise<AppliedStaff | undefined> {
  const tenant = await database.tenant(tenantId, (tx) =>
    tx.selectFrom('tenant').select('name').where('tenant_id', '=', tenantId).executeTakeFirst(),
  );
  if (!tenant) {
    fail(`There is no organisation ${tenantId}. Add it with: tenant add ${tenantId}`);
    return undefined;
  }
  progress.start('Preparing');
  try {
    return await importStaff(database, rows, {
      tenantId,
      columns,
      removeMissing,
      force,
      japaneseDictionary: true,
      onProgress: (done) => progress.update(done / rows.length),
      onApply: () => {
        progress.stop();
        process.stderr.write('Applying …\n');
      },
    });
  } catch (error) {
    if (!(error instanceof TooManyMissing)) throw error;
    fail(
      `${error.missing} of ${error.people} people are not in the file. Nothing has changed. ` +
        'If they have really left, add --force.',
    );
    return undefined;
  }
}

function summary({ added, changed, unchanged, left, departments }: AppliedStaff): string {
  const parts = [`${added} added`, `${changed} changed`, `${unchanged} unchanged`];
  if (left > 0) parts.push(`${left} marked as left`);
  return `${parts.join(', ')}, ${departments} new ${departments === 1 ? 'department' : 'departments'}.`;
}

function refuse(bad: readonly BadLine[]): 1 {
  const lines = bad.toSorted((a, b) => a.line - b.line);
  for (const { line, reason } of lines.slice(0, listed)) {
    process.stderr.write(`line ${line}: ${reasonText(reason, 'en')}\n`);
  }
  if (lines.length > listed) process.stderr.write(`… and ${lines.length - listed} more\n`);
  const count = new Set(lines.map(({ line }) => line)).size;
  return fail(`${count} ${count === 1 ? 'line' : 'lines'} cannot be taken. Nothing has changed.`);
}

function fail(sentence: string): 1 {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
