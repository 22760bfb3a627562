import { createHash } from 'node:crypto';
import {
  codes,
  fieldErrors,
  type Language,
  limits,
  type MessageWire,
  workNoticeRecipients,
} from '@snap/portal-api/contract';
import { joinUserId } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import { requireColleague } from '../../../http/authenticate.ts';
import { invalidInput } from '../../../http/input.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import { textFor } from '../../../http/texts.ts';
import type { Database } from '../../../store/database.ts';
import { type MessageWriter, parseMessage } from '../../messages/index.ts';
import type { KnownApp } from './app-tokens.ts';

export interface WorkNotice {
  /** As received (B4). */
  message: string;
  /** Beside those that the message names. */
  recipients: readonly string[];
}

export interface WorkNoticeOutcome {
  sent: { recipient: string; message: MessageWire }[];
  failed: { recipient: string; code: string; msg: string }[];
}

/**
 * Sends a notice to each recipient as a message of the application. Throws 400 for invalid input, 403 for people of
 * another organisation, 429 for too many in a minute, code 1307 without a recipient, and the first refusal when no
 * recipient can be reached; nothing is written then.
 */
export async function sendWorkNotice(
  { database, writer }: { database: Database; writer: MessageWriter },
  app: KnownApp,
  notice: WorkNotice,
  language: Language,
): Promise<WorkNoticeOutcome> {
  const { clientMsgId, ...body } = parseMessage(notice.message);
  const named = [...notice.recipients, ...recipientsWithin(notice.message)];
  const recipients = [...new Set(named.map((id) => (id.includes('~') ? id : joinUserId(app.tenantId, id))))];
  if (recipients.length === 0) throw new Refusal(codes.noRecipient);
  if (recipients.length > limits.workNoticeRecipients)
    throw invalidInput({ field: 'recipient', rule: 'maxItems', limit: limits.workNoticeRecipients });
  for (const recipient of recipients) requireColleague(app.tenantId, recipient);
  await reserveNotices(database, app, recipients.length);

  const sent = await Promise.all(
    recipients.map((recipient) =>
      writer.send(app.tenantId, {
        ...body,
        sender: app.userId,
        target: { type: 'user', id: recipient },
        clientMsgId: perRecipient(clientMsgId, recipient),
      }),
    ),
  );
  const outcome: WorkNoticeOutcome = { sent: [], failed: [] };
  sent.forEach((result, index) => {
    const recipient = recipients[index] ?? '';
    if ('message' in result) outcome.sent.push({ recipient, message: result.message });
    else {
      outcome.failed.push({
        recipient,
        code: result.refusal,
        msg: textFor(result.refusal, language),
      });
    }
  });
  const refused = sent.find((result) => 'refusal' in result);
  if (refused && outcome.sent.length === 0) throw new Refusal(refused.refusal);
  return outcome;
}

/** Recipients that the message itself names, if it is JSON. */
function recipientsWithin(message: string): string[] {
  if (!message.trimStart().startsWith('{')) return [];
  try {
    const value: unknown = JSON.parse(message);
    const named = typeof value === 'object' && value !== null && 'recipient' in value;
    const parsed = named ? workNoticeRecipients.safeParse(value) : undefined;
    if (parsed && !parsed.success) throw invalidInput(...fieldErrors(workNoticeRecipients, value, 'message'));
    return parsed?.data?.recipient ?? [];
  } catch (error) {
    if (error instanceof HttpRefusal) throw error;
    return [];
  }
}

/** Derives an id per recipient from the sender's id: a repeat to more people reaches only the new ones. */
function perRecipient(clientMsgId: string, recipient: string): string {
  return `w${createHash('sha256').update(`${clientMsgId}\n${recipient}`).digest('hex').slice(0, 40)}`;
}

/** Counts notices against the application's limit per minute before they are sent, on any number of servers (G30). */
async function reserveNotices(database: Database, { tenantId, appId }: KnownApp, notices: number) {
  await database.tenant(tenantId, async (tx) => {
    const { rows } = await sql<{ fits: boolean; wait: number }>`
      UPDATE application a
      SET minute_began = CASE WHEN m.over THEN now() ELSE a.minute_began END,
        minute_sent = CASE WHEN m.fits THEN m.before + ${notices} ELSE m.before END
      FROM (
        SELECT ended.over, ended.before, ended.before + ${notices} <= ${limits.workNoticesPerMinute} AS fits
        FROM (
          SELECT minute_began <= now() - interval '1 minute' AS over,
            CASE WHEN minute_began <= now() - interval '1 minute' THEN 0 ELSE minute_sent END AS before
          FROM application WHERE tenant_id = ${tenantId} AND app_id = ${appId} FOR UPDATE
        ) AS ended
      ) AS m
      WHERE a.tenant_id = ${tenantId} AND a.app_id = ${appId}
      RETURNING m.fits, ceil(extract(epoch FROM a.minute_began + interval '1 minute' - now()))::int AS wait
    `.execute(tx);
    const [row] = rows;
    if (!row) throw new Refusal(codes.appTokenEnded);
    if (!row.fits) throw new HttpRefusal(429, codes.tooMany, Math.max(1, row.wait));
  });
}
