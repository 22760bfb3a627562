import { codes, type Code, type ForwardSource, type MessageKind } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../store/database.ts';
import { currentMessageId, parseMessageId } from './conversation-id.ts';
import type { MessageExtras } from '../../store/schema/messages.ts';

/** A message that somebody forwards. */
export interface Forwarded {
  msg: string;
  fileId: string | undefined;
  /** Its first author (F10). */
  source: ForwardSource;
}

interface ForwardRow {
  sender: string;
  forward: string;
  kind: MessageKind;
  msg: string;
  extras: MessageExtras | null;
  author: string;
  author_name: string | null;
  hidden: boolean;
  recalled: boolean;
}

/**
 * What is forwarded, by `sender\nid`, of those messages that the sender sees; or why it cannot be. Whose name is told
 * is the server's word: nobody puts words into another's mouth, so the text is that of the message.
 */
export async function readForwards(
  tx: Tx,
  tenantId: string,
  sendings: readonly { sender: string; forward?: string | undefined }[],
): Promise<Map<string, Forwarded | { refusal: Code; status?: 403 }>> {
  const asked: { sender: string; forward: string; conversationId: string; seq: number }[] = [];
  for (const { sender, forward } of sendings) {
    if (forward === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- asks nothing for ids of today
    const named = parseMessageId(await currentMessageId(tx, tenantId, forward));
    if (named) asked.push({ sender, forward, ...named });
  }
  if (asked.length === 0) return new Map();
  const { rows } = await sql<ForwardRow>`
    SELECT a.sender, a.forward, m.kind, m.msg, m.extras, m.sender AS author, p.name AS author_name,
      coalesce(p.hide, false) AS hidden, m.recalled_at IS NOT NULL AS recalled
    FROM unnest(
      ${asked.map(({ sender }) => sender)}::text[], ${asked.map(({ forward }) => forward)}::text[],
      ${asked.map(({ conversationId }) => conversationId)}::text[], ${asked.map(({ seq }) => seq)}::int[]
    ) AS a (sender, forward, conversation_id, seq)
    CROSS JOIN LATERAL (
      SELECT joined_seq FROM member
      WHERE tenant_id = ${tenantId} AND conversation_id = a.conversation_id AND user_id = a.sender AND left_at IS NULL
      LIMIT 1
    ) AS mine
    CROSS JOIN LATERAL (
      SELECT * FROM message
      WHERE tenant_id = ${tenantId} AND conversation_id = a.conversation_id AND seq = a.seq LIMIT 1
    ) AS m
    LEFT JOIN LATERAL (
      SELECT name, hide FROM person WHERE tenant_id = ${tenantId} AND user_id = m.sender LIMIT 1
    ) AS p ON true
    WHERE m.seq > mine.joined_seq AND NOT EXISTS (
      SELECT FROM message_removed
      WHERE tenant_id = ${tenantId} AND user_id = a.sender AND conversation_id = a.conversation_id AND seq = a.seq
    )
  `.execute(tx);
  return new Map(rows.map((row) => [`${row.sender}\n${row.forward}`, forwardedOf(row)]));
}

function forwardedOf(row: ForwardRow): Forwarded | { refusal: Code; status?: 403 } {
  if (row.kind === 'system') return { refusal: codes.forbidden, status: 403 };
  if (row.recalled) return { refusal: codes.messageRecalled };
  const author = row.hidden ? {} : { userId: row.author, name: row.author_name ?? row.author };
  return {
    msg: row.msg,
    fileId: row.extras?.file?.id,
    source: row.extras?.forwardedFrom ?? author,
  };
}
