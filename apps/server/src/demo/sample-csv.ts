import { stringifyRow } from '../staff/write-file.ts';
import { readingColumn, type StaffColumn, staffColumns } from '../staff/staff-row.ts';
import { samplePeople } from './sample-people.ts';

/** Lines of a staff file with a generated organisation of any size, for benchmarks and trials. */
export function* sampleCsv(people: number, seed?: number): Generator<string> {
  const columns: StaffColumn[] = [...staffColumns, readingColumn];
  yield `${columns.join(',')}\r\n`;
  for (const row of samplePeople(people, seed)) yield stringifyRow(row, columns);
}
