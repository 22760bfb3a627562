import { type Command, InvalidArgumentError } from 'commander';
import { once } from 'node:events';
import type { Database } from '../store/database.ts';
import { sampleCsv } from '../demo/sample-csv.ts';
import { exportStaff } from '../staff/export-staff.ts';
import { runStaffImport, type StaffImportOptions } from './staff-import.ts';

/** Registers `staff import`, `staff export` and `staff sample`. They do not close the database. */
export function registerStaffCommands(program: Command, openDatabase: () => Promise<Database>): void {
  const staff = program.command('staff').description('People of an organisation');

  staff
    .command('import')
    .description('import a staff file, all or nothing')
    .argument('<file>', 'CSV in UTF-8 or GB18030 whose first line names the columns')
    .requiredOption('--tenant <id>', 'the organisation')
    .option('--remove-missing', 'mark people who are not in the file as left')
    .option('--force', 'with --remove-missing: allow more than half of all people')
    .action(async (file: string, options: StaffImportOptions) => {
      process.exitCode = await runStaffImport(openDatabase, file, options);
    });

  staff
    .command('export')
    .description('write all current people as a staff file')
    .requiredOption('--tenant <id>', 'the organisation')
    .action(async ({ tenant }: { tenant: string }) => {
      const database = await openDatabase();
      await database.tenant(tenant, async (tx) => write(exportStaff(tx, tenant)));
    });

  staff
    .command('sample')
    .description('write a generated staff file; equal options give equal files')
    .option('--people <number>', 'number of people', wholeNumber, 2_000)
    .option('--seed <number>', 'seed of the generated data', wholeNumber, 1)
    .action(async ({ people, seed }: { people: number; seed: number }) => {
      await write(sampleCsv(people, seed));
    });
}

function wholeNumber(value: string): number {
  if (!/^\d{1,8}$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
}

/** Writes to standard output with backpressure. */
async function write(lines: Iterable<string> | AsyncIterable<string>) {
  for await (const line of lines) if (!process.stdout.write(line)) await once(process.stdout, 'drain');
}
