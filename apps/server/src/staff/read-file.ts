import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkRow } from './check-row.ts';
import { type Reason, reasonText } from './reasons.ts';
import { isStaffColumn, type StaffColumn, staffColumns, readingColumn, type StaffRow } from './staff-row.ts';

/** An invalid line. */
export interface BadLine {
  /** Line number, from 1. */
  line: number;
  reason: Reason;
}

/** A parsed and validated staff file. */
export interface StaffFile {
  encoding: 'UTF-8' | 'UTF-16' | 'GB18030';
  columns: StaffColumn[];
  rows: StaffRow[];
  bad: BadLine[];
}

/** The file cannot be read as a staff file; the message is for the person who runs the import, in English. */
export class StaffFileError extends Error {
  override name = 'StaffFileError';
  readonly reason: Reason;

  constructor(rule: Reason['rule'], values?: Reason['values']) {
    super(reasonText({ rule, values }, 'en'));
    this.reason = { rule, values };
  }
}

/** Where a staff file is read from, several times. */
interface Source {
  /** Bytes. */
  size: number;
  /** Opens the bytes up to `end`, inclusive, or all. */
  open: (end?: number) => Readable;
}

/**
 * Reads a staff file as a stream and validates all lines. Throws `StaffFileError` when it is missing, empty, in an
 * unknown encoding, or has an invalid header.
 * @param onProgress Receives the fraction of the file read so far, 0 to 1.
 */
export async function readStaffFile(file: string, onProgress?: (share: number) => void): Promise<StaffFile> {
  const { size } = await stat(file).catch(() => {
    throw new StaffFileError('unreadable', { file });
  });
  return readStaff({ size, open: (end) => createReadStream(file, { end }) }, onProgress);
}

/** Bytes that are parsed at once: others get their turn in between. */
const chunkBytes = 64 * 1024;

/** Reads a staff file that is in memory. */
export async function readStaffBytes(bytes: Uint8Array): Promise<StaffFile> {
  const open = (end = bytes.length) => {
    const chunks = [];
    for (let start = 0; start <= end && start < bytes.length; start += chunkBytes) {
      chunks.push(bytes.subarray(start, Math.min(start + chunkBytes, end + 1)));
    }
    return Readable.from(chunks, { objectMode: false });
  };
  return readStaff({ size: bytes.length, open });
}

async function readStaff({ size, open }: Source, onProgress?: (share: number) => void): Promise<StaffFile> {
  const encoding = await detectEncoding(open);
  const reader = new LineReader();
  const source = open();
  let bytesRead = 0;
  source.on('data', (chunk: Uint8Array) => {
    bytesRead += chunk.length;
    onProgress?.(size === 0 ? 1 : bytesRead / size);
  });
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: 1_000_000,
  });
  try {
    await pipeline(
      source,
      iconv.decodeStream(encoding === 'UTF-8' ? 'utf8' : encoding === 'UTF-16' ? 'utf16' : 'gb18030'),
      parser,
      async (records: AsyncIterable<{ info: { lines: number }; record: string[] }>) => {
        for await (const { info, record } of records) reader.read(record, info.lines);
      },
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    reader.bad.push({
      line: typeof error.lines === 'number' ? error.lines : 1,
      reason: { rule: csvRule(error.code) },
    });
  }
  // An error early in the file may occur before the header was parsed.
  const { columns = [] } = reader;
  if (columns.length === 0 && reader.bad.length === 0) throw new StaffFileError('fileEmpty');
  return { encoding, columns: [...columns], rows: reader.rows, bad: reader.bad };
}

/** Consumes records, header first. */
class LineReader {
  columns: StaffColumn[] | undefined;
  readonly rows: StaffRow[] = [];
  readonly bad: BadLine[] = [];
  /** Lower-case ids and their lines. */
  readonly #seen = new Map<string, number>();

  read(record: string[], endLine: number) {
    const line =
      endLine - record.reduce((breaks, value) => breaks + (value.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    if (!this.columns) {
      this.columns = readHeader(record);
      return;
    }
    // Spreadsheets write lines of commas after the last person.
    if (record.every((value) => value === '')) return;
    const { columns } = this;
    if (record.length < columns.length || record.slice(columns.length).some((value) => value !== '')) {
      this.bad.push({
        line,
        reason: { rule: 'cells', values: { found: record.length, expected: columns.length } },
      });
      return;
    }
    const { row, reasons = [] } = checkRow(
      new Map(columns.map((column, index) => [column, record[index] ?? ''])),
    );
    const id = row?.login.toLowerCase();
    const before = id === undefined ? undefined : this.#seen.get(id);
    if (row && before !== undefined)
      reasons.push({ rule: 'twice', values: { value: row.login, line: before } });
    if (id !== undefined && before === undefined) this.#seen.set(id, line);
    for (const reason of reasons) this.bad.push({ line, reason });
    if (row && before === undefined) this.rows.push(row);
  }
}

function readHeader(record: string[]): StaffColumn[] {
  const names = record.map((name) => name.normalize('NFKC').trim().toLowerCase());
  // Empty columns on the right have no header; data in them is reported as too many values.
  while (names.at(-1) === '') names.pop();
  const known = [...staffColumns, readingColumn].join(', ');
  const unknown = names.filter((name) => !isStaffColumn(name));
  if (unknown.length > 0) {
    throw new StaffFileError('columnsUnknown', {
      columns: unknown.map((name) => `"${name}"`).join(', '),
      known,
    });
  }
  const columns = names.filter((name) => isStaffColumn(name));
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice) throw new StaffFileError('columnTwice', { column: twice });
  for (const needed of ['user_id', 'name'] as const) {
    if (!columns.includes(needed)) throw new StaffFileError('columnMissing', { column: needed, known });
  }
  return columns;
}

/** UTF-16 by byte order mark, UTF-8 if valid, otherwise GB18030. */
async function detectEncoding(open: Source['open']): Promise<StaffFile['encoding']> {
  if (await decodes(open(), 'utf-8')) return 'UTF-8';
  if (await startsWithUtf16Mark(open(1))) return 'UTF-16';
  if (await decodes(open(), 'gb18030')) return 'GB18030';
  throw new StaffFileError('encoding');
}

async function decodes(chunks: AsyncIterable<Uint8Array>, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of chunks) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    // A fatal decoder throws TypeError for invalid bytes.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function startsWithUtf16Mark(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  for await (const [first, second] of chunks) {
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  }
  return false;
}

function csvRule(code: string): Reason['rule'] {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'quoteOpen';
  return code === 'CSV_MAX_RECORD_SIZE' ? 'lineTooLong' : 'quotePlace';
}
