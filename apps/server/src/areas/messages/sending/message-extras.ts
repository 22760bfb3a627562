import {
  codes,
  mentionAll,
  type Code,
  type MessageFileWire,
  type MessageKind,
} from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { messageFileOf } from '../../disk/index.ts';
import type { NamedFile } from './message-text.ts';
import { currentMessageId, messageId, seqWithin, type ConversationTarget } from '../conversation-id.ts';
import { readForwards } from './forwards.ts';
import { mentionsEveryoneIn } from '../presenter.ts';
import type { MessageExtras } from '../../../store/schema/messages.ts';

/** What a send wants to carry. */
export interface Carrying {
  sender: string;
  target: ConversationTarget;
  conversationId: string;
  msg: string;
  file?: NamedFile | undefined;
  quote?: string | undefined;
  mentions?: readonly string[] | undefined;
  forward?: string | undefined;
}

/** What it carries once the server has looked. */
export interface Carried {
  kind: MessageKind;
  extras: MessageExtras | null;
  quoteSeq: number | null;
  /** Stored text of a forwarded message, instead of the sender's. */
  msg?: string;
}

export type Resolved = Carried | { refusal: Code; status?: 403 };

/** Longest text of a quote, in characters. */
const quoteLength = 100;

/**
 * Checks what messages carry, and resolves quotes from the stored messages. Results are in their order; runs no
 * statement where nothing is carried. Mentions of people who are not members are dropped: they may have left. Of a file
 * only its id is taken from the sender.
 */
export async function resolveExtras(
  tx: Tx,
  tenantId: string,
  sendings: readonly Carrying[],
): Promise<Resolved[]> {
  const [quotes, called, forwards] = [
    await readQuotes(tx, tenantId, sendings),
    await readCalled(tx, tenantId, sendings),
    await readForwards(tx, tenantId, sendings),
  ];
  const resolved: Resolved[] = [];
  for (const sending of sendings) {
    const { quote, mentions = [], forward } = sending;
    const forwarded =
      forward === undefined
        ? undefined
        : (forwards.get(`${sending.sender}\n${forward}`) ?? { refusal: codes.unknownMessage });
    if (forwarded && 'refusal' in forwarded) {
      resolved.push(forwarded);
      continue;
    }
    const msg = forwarded?.msg ?? sending.msg;
    const fileId = forwarded ? forwarded.fileId : sending.file?.id;
    const file =
      fileId === undefined
        ? undefined
        : await messageFileOf(tx, { tenantId, userId: sending.sender }, fileId);
    const quoted = quote === undefined ? undefined : quotes.get(`${sending.sender}\n${quote}`);
    if (quote !== undefined && !quoted) {
      resolved.push({ refusal: codes.unknownMessage });
    } else if (fileId !== undefined && !file) {
      resolved.push({ refusal: codes.forbidden, status: 403 });
    } else {
      const reached = mentions.filter((userId) => called.has(`${sending.conversationId}\n${userId}`));
      const extras: MessageExtras = {
        ...(file ? { file } : {}),
        ...(quoted ? { quote: quoted.quote } : {}),
        ...(reached.length > 0 ? { mentions: [...new Set(reached)] } : {}),
        ...(forwarded ? { forwardedFrom: forwarded.source } : {}),
      };
      resolved.push({
        kind: kindOf(msg, file),
        extras: Object.keys(extras).length > 0 ? extras : null,
        quoteSeq: quoted?.seq ?? null,
        ...(forwarded ? { msg } : {}),
      });
    }
  }
  return resolved;
}

/** What a message is, by what is in it. */
export function kindOf(msg: string, file: MessageFileWire | undefined): MessageKind {
  if (file) return file.isImage ? 'image' : 'file';
  return /^\s*https?:\/\/[^\s/]\S*\s*$/i.test(msg) ? 'link' : 'text';
}

interface QuoteRow {
  conversation_id: string;
  seq: number;
  quoter: string;
  /** The id in the request. */
  quote_id: string;
  sender: string;
  sender_name: string | null;
  kind: MessageKind;
  msg: string;
  recalled: boolean;
  calls_all: boolean;
}

/** The messages that are quoted, by who quotes and their id: those of the same conversation that the quoter may see. */
async function readQuotes(tx: Tx, tenantId: string, sendings: readonly Carrying[]) {
  const lookups: { conversationId: string; sender: string; quote: string; seq: number }[] = [];
  for (const { conversationId, sender, quote } of sendings) {
    if (quote === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- queries only for ids of old releases
    const seq = seqWithin(conversationId, await currentMessageId(tx, tenantId, quote));
    if (seq !== undefined) lookups.push({ conversationId, sender, quote, seq });
  }
  const found = new Map<string, { seq: number; quote: NonNullable<MessageExtras['quote']> }>();
  if (lookups.length === 0) return found;
  const { rows } = await sql<QuoteRow>`
    SELECT m.conversation_id, m.seq, a.sender AS quoter, a.quote AS quote_id, m.sender, m.kind, left(m.msg, ${quoteLength}) AS msg,
      m.recalled_at IS NOT NULL AS recalled,
      m.recalled_at IS NULL AND ${mentionsEveryoneIn(sql`m.extras`)} AS calls_all,
      (SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = m.sender) AS sender_name
    FROM unnest(
      ${lookups.map((quote) => quote.conversationId)}::text[], ${lookups.map(({ sender }) => sender)}::text[],
      ${lookups.map(({ seq }) => seq)}::int[], ${lookups.map(({ quote }) => quote)}::text[]
    ) AS a (conversation_id, sender, seq, quote)
    CROSS JOIN LATERAL (
      SELECT joined_seq FROM member
      WHERE tenant_id = ${tenantId} AND conversation_id = a.conversation_id AND user_id = a.sender LIMIT 1
    ) AS mine
    CROSS JOIN LATERAL (
      SELECT * FROM message
      WHERE tenant_id = ${tenantId} AND conversation_id = a.conversation_id AND seq = a.seq LIMIT 1
    ) AS m
    WHERE m.seq > mine.joined_seq AND m.kind <> 'system'
  `.execute(tx);
  for (const row of rows) {
    const { conversation_id, seq, sender, sender_name, kind, msg, recalled } = row;
    const id = messageId(conversation_id, seq);
    const callsAll = row.calls_all ? { callsAll: true as const } : {};
    const quote = { id, sender, senderName: sender_name ?? sender, kind, msg, recalled, ...callsAll };
    found.set(`${row.quoter}\n${row.quote_id}`, { seq, quote });
  }
  return found;
}

/**
 * Who of those called is in the conversation, as `conversation\nuser`; `all` is, in a group. One-to-one it is the two,
 * also before the conversation has begun.
 */
async function readCalled(tx: Tx, tenantId: string, sendings: readonly Carrying[]): Promise<Set<string>> {
  const lookups = sendings.flatMap(({ conversationId, mentions = [], target, sender }) =>
    mentions.map((userId) => ({ conversationId, userId, target, sender })),
  );
  const known = lookups.filter(({ userId, target, sender }) =>
    target.type === 'group' ? userId === mentionAll : userId === sender || userId === target.id,
  );
  const called = new Set(known.map(({ conversationId, userId }) => `${conversationId}\n${userId}`));
  const named = lookups.filter(({ userId, target }) => target.type === 'group' && userId !== mentionAll);
  if (named.length === 0) return called;
  const { rows } = await sql<{ conversation_id: string; user_id: string }>`
    SELECT m.conversation_id, m.user_id
    FROM unnest(
      ${named.map(({ conversationId }) => conversationId)}::text[], ${named.map(({ userId }) => userId)}::text[]
    ) AS a (conversation_id, user_id)
    CROSS JOIN LATERAL (
      SELECT * FROM member
      WHERE tenant_id = ${tenantId} AND conversation_id = a.conversation_id AND user_id = a.user_id AND left_at IS NULL
      LIMIT 1
    ) AS m
  `.execute(tx);
  for (const { conversation_id, user_id } of rows) called.add(`${conversation_id}\n${user_id}`);
  return called;
}
