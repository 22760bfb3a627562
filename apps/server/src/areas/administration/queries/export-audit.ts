import type { AuditEntry } from '@snap/portal-api/contract';
import type { LocalizedActor } from '../../../actor.ts';
import type { Database } from '../../../store/database.ts';
import { csvLine } from '../../../staff/write-file.ts';
import { auditEntries } from './audit-entries.ts';
import { type AuditFilter, pageOfAudit } from './audit.ts';

const columns = [
  'time',
  'action',
  'actor_id',
  'actor',
  'person_id',
  'person',
  'subject_id',
  'subject',
  'address',
  'request_id',
  'changes',
  'detail',
];
/** Entries per transaction: none stays open while the client reads. */
const slice = 1_000;

/** Lines of a CSV file with the entries of a filter, the newest first. */
export async function* exportAudit(
  database: Database,
  { tenantId, language }: LocalizedActor,
  filter: AuditFilter,
): AsyncGenerator<string> {
  // The mark makes spreadsheets read it as UTF-8.
  yield `\uFEFF${csvLine(columns)}`;
  let cursor: string | undefined;
  do {
    const range = { cursor, size: slice };
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, as fast as the client reads
    const page = await database.tenant(tenantId, async (tx) => {
      const { rows, nextCursor } = await pageOfAudit(tx, tenantId, filter, range);
      return { entries: await auditEntries(tx, { tenantId, language }, rows), nextCursor };
    });
    yield page.entries.map((entry) => csvLine(cells(entry))).join('');
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

function cells({ at, action, actor, person = actor, subject, ...entry }: AuditEntry): string[] {
  return [
    new Date(at).toISOString(),
    action,
    actor?.id,
    entry.commandLine ? 'command line' : actor?.name,
    person?.id,
    person?.name,
    subject?.id,
    subject?.name,
    entry.address,
    entry.requestId,
    entry.changes.map(({ field, before = '', after = '' }) => `${field}: ${before} → ${after}`).join('\n'),
    entry.detail.map(({ field, value }) => `${field}: ${value}`).join('\n'),
  ].map((text = '') => harmless(text));
}

/** A spreadsheet takes a text that begins like a formula for one. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
