import type { StaffColumn, StaffRow } from './staff-row.ts';

/** One line of a staff file, with its line break; the import parses it to the same row. */
export function stringifyRow(row: StaffRow, columns: readonly StaffColumn[]): string {
  return csvLine(columns.map((column) => cell(row, column)));
}

/** One line of a CSV file, with its line break. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function cell(row: StaffRow, column: StaffColumn): string {
  if (column === 'user_id') return row.login;
  if (column === 'department') return row.departments.join(';');
  if (column === 'leader')
    return typeof row.leader === 'boolean' ? String(Number(row.leader)) : row.leader.join(';');
  return row[column] ?? '';
}

function quote(value: string): string {
  return /[",\r\n]/.test(value) || value !== value.trim() ? `"${value.replaceAll('"', '""')}"` : value;
}
