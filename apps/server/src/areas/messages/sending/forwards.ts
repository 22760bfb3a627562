import {
  codes,
  mentionAll,
  type Code,
  type ForwardSource,
  type MessageKind,
} from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { currentMessageId, parseMessageId } from '../conversation-id.ts';
import type { MessageExtras } from '../../../store/schema/messages.ts';

/** A message to forward. */
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
 * Reads the messages to forward, by `sender\nid`, that their senders may see; a refusal for the others. Text and source
 * are read from the stored message, so that a client cannot attribute a text to another person.
 */
export async function readForwards(
  tx: Tx,
  tenantId: string,
  sendings: readonly { sender: string; forward?: string | undefined }[],
): Promise<Map<string, Forwarded | { refusal: Code; status?: 403 }>> {
  const lookups: { sender: string; forward: string; conversationId: string; seq: number }[] = [];
  for (const { sender, forward } of sendings) {
    if (forward === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- queries only for ids of old releases
    const named = parseMessageId(await currentMessageId(tx, tenantId, forward));
    if (named) lookups.push({ sender, forward, ...named });
  }
  if (lookups.length === 0) return new Map();
  const { rows } = await sql<ForwardRow>`
    SELECT a.sender, a.forward, m.kind, m.msg, m.extras, m.sender AS author, p.name AS author_name,
      coalesce(p.hide, false) AS hidden, m.recalled_at IS NOT NULL AS recalled
    FROM unnest(
      ${lookups.map(({ sender }) => sender)}::text[], ${lookups.map(({ forward }) => forward)}::text[],
      ${lookups.map(({ conversationId }) => conversationId)}::text[], ${lookups.map(({ seq }) => seq)}::int[]
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
  const author = {
    ...(row.hidden ? {} : { userId: row.author, name: row.author_name ?? row.author }),
    ...(row.extras?.mentions?.includes(mentionAll) ? { callsAll: true as const } : {}),
  };
  return {
    msg: row.msg,
    fileId: row.extras?.file?.id,
    source: row.extras?.forwardedFrom ?? author,
  };
}
