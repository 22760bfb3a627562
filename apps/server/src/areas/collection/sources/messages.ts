import {
  codes,
  mentionsEveryone,
  type FavouriteKind,
  type MessageFileWire,
  type MessageKind,
} from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import {
  type MessageRow,
  findMessage,
  messageColumns,
  messageId,
  senderColumns,
  targetOf,
} from '../../messages/index.ts';
import type { Captured, PresentSources, Shown } from './source.ts';

export interface Place {
  conversationId: string;
  seq: number;
}

/** The kind of a saved message: what it carries, or else a message. */
const kinds: Record<MessageKind, FavouriteKind> = {
  text: 'message',
  system: 'message',
  notice: 'message',
  file: 'file',
  image: 'image',
  link: 'link',
};

/** A message that its reader may see. Throws as `findMessage` does; one that was taken back or removed is not there. */
export async function captureMessage(tx: Tx, actor: Actor, id: string): Promise<Captured> {
  const { row, conversationId, seq } = await findMessage(tx, actor, id);
  if (row.kind === 'system') throw new HttpRefusal(403, codes.forbidden);
  const place = { conversationId, seq };
  // Locked until the commit: a recall comes before this and is seen, or after it and finds the favourite.
  await sql`
    SELECT FROM message
    WHERE tenant_id = ${actor.tenantId} AND conversation_id = ${conversationId} AND seq = ${seq} FOR SHARE
  `.execute(tx);
  const now = (await presentMessages(tx, actor, [place])).get(messageId(conversationId, seq));
  if (!now) throw new Refusal(codes.unknownMessage);
  return { ...now, sourceId: messageId(conversationId, seq), place, words: [row.sender_name] };
}

/** Messages by their id; recalled ones are left out. */
export async function presentMessages(
  tx: Tx,
  actor: Actor,
  places: readonly Place[],
): Promise<PresentSources> {
  const rows = await readPlaces(tx, actor, places);
  return new Map(
    rows
      .filter(({ mine, recalled_at }) => mine && recalled_at === null)
      .map((row) => [messageId(row.conversation_id, row.seq), shown(actor, row)]),
  );
}

interface PlacedRow extends MessageRow {
  /** The owner may see it: they are a member since before this message, and have not removed it. */
  mine: boolean;
}

/** A look-up for each message, never a join: see readFacts. */
async function readPlaces(
  tx: Tx,
  { tenantId, userId }: Actor,
  places: readonly Place[],
): Promise<PlacedRow[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<PlacedRow>`
    SELECT ${messageColumns}, c.type, c.person_low, c.person_high,
      ${senderColumns(tenantId)},
      coalesce((
        SELECT joined_seq < m.seq FROM member
        WHERE tenant_id = ${tenantId} AND conversation_id = m.conversation_id AND user_id = ${userId}
          AND left_at IS NULL
      ), false) AND NOT EXISTS (
        SELECT FROM message_removed
        WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND conversation_id = m.conversation_id AND seq = m.seq
      ) AS mine
    FROM unnest(
      ${places.map(({ conversationId }) => conversationId)}::text[], ${places.map(({ seq }) => seq)}::int[]
    ) AS p (conversation_id, seq)
    CROSS JOIN LATERAL (
      SELECT * FROM message
      WHERE tenant_id = ${tenantId} AND conversation_id = p.conversation_id AND seq = p.seq LIMIT 1
    ) AS m
    CROSS JOIN LATERAL (
      SELECT type, person_low, person_high FROM conversation
      WHERE tenant_id = ${tenantId} AND conversation_id = p.conversation_id LIMIT 1
    ) AS c
  `.execute(tx);
  return rows;
}

function fileFacts({ id, name, ext, size, thumbWidth, thumbHeight }: MessageFileWire) {
  return { fileId: id, name, ext, size, ...(thumbWidth && thumbHeight && { thumbWidth, thumbHeight }) };
}

function shown({ userId }: Actor, row: MessageRow): Shown {
  const { file, mentions = [], forwardedFrom } = row.extras ?? {};
  return {
    kind: kinds[row.kind],
    title: file?.name ?? row.sender_name,
    body: row.msg,
    source: {
      type: 'message',
      messageId: messageId(row.conversation_id, row.seq),
      targetType: row.type,
      targetId: targetOf(row, userId),
      sender: row.sender,
      senderName: row.sender_name,
      sendTime: row.sent_at.getTime(),
      ...(mentionsEveryone({ mentions, forwardedFrom }) ? { callsAll: true as const } : {}),
      ...(file ? { file: fileFacts(file) } : {}),
    },
  };
}
