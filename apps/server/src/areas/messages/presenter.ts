import {
  mentionAll,
  type MessageWire,
  type MessageKind,
  type Reaction,
  type TargetType,
} from '@snap/portal-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { MessageExtras } from '../../store/schema/messages.ts';
import { avatarVersion } from '../directory/index.ts';
import { messageId } from './conversation-id.ts';

/** A message as it is stored, with what its conversation and its sender add. */
export interface MessageRow {
  conversation_id: string;
  seq: number;
  rev: number;
  sender: string;
  sender_name: string;
  /** Version of the sender's avatar. */
  sender_avatar: string | null;
  client_msg_id: string;
  kind: MessageKind;
  msg: string;
  extras: MessageExtras | null;
  sent_at: Date;
  edited_at: Date | null;
  recalled_at: Date | null;
  recalled_by: string | null;
  reactions: Reaction[] | null;
  type: TargetType;
  person_low: string | null;
  person_high: string | null;
}

/** The columns of a `MessageRow` that the message itself has, of a table or alias `m`. */
export const messageColumns = sql`
  m.conversation_id, m.seq, m.rev, m.sender, m.client_msg_id, m.kind, m.msg, m.extras, m.sent_at, m.edited_at,
  m.recalled_at, m.recalled_by, m.reactions`;

/** What the sender of a message `m` adds to it. Look-ups by key, never joins: see readFacts. */
export const senderColumns = (tenantId: string) => sql`
  coalesce((SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = m.sender), m.sender) AS sender_name,
  (SELECT ${avatarVersion(sql.ref('avatar'))} FROM person WHERE tenant_id = ${tenantId} AND user_id = m.sender) AS sender_avatar`;

/** `mentionsEveryone` of the contract, for a column of extras. */
export const mentionsEveryoneIn = (extras: RawBuilder<unknown>) => sql`(
  coalesce(${extras}->'mentions' ? ${mentionAll}, false) OR coalesce(${extras}->'forwardedFrom' ? 'callsAll', false)
)`;

/** The only way a message leaves the server (B3). */
export function messageWire(row: MessageRow): MessageWire {
  const { extras } = row;
  return {
    id: messageId(row.conversation_id, row.seq),
    seq: row.seq,
    rev: row.rev,
    clientMsgId: row.client_msg_id,
    sender: row.sender,
    senderName: row.sender_name,
    ...(row.sender_avatar === null ? {} : { senderAvatar: row.sender_avatar }),
    targetId: targetOf(row, row.sender),
    type: row.type,
    kind: row.kind,
    msg: row.msg,
    ...(extras?.file ? { file: extras.file } : {}),
    ...(extras?.quote ? { quote: extras.quote } : {}),
    ...(extras?.system ? { system: extras.system } : {}),
    ...(extras?.forwardedFrom ? { forwardedFrom: extras.forwardedFrom } : {}),
    mentions: extras?.mentions ?? [],
    sendTime: row.sent_at.getTime(),
    ...(row.edited_at ? { editTime: row.edited_at.getTime() } : {}),
    recalled: row.recalled_at !== null,
    ...(row.recalled_by === null ? {} : { recalledBy: row.recalled_by }),
    reactions: row.reactions ?? [],
  };
}

/** The placeholder of a message that the actor has removed. */
export function removedWire(row: MessageRow): MessageWire {
  const { id, seq, clientMsgId, sender, senderName, targetId, type, sendTime } = messageWire(row);
  const place = { id, seq, rev: 0, clientMsgId, sender, senderName, targetId, type, sendTime };
  return { ...place, kind: 'text', msg: '', mentions: [], recalled: false, reactions: [], removed: true };
}

/** What a conversation is called by one of its members: the other person, or the group. */
export function targetOf(
  conversation: Pick<MessageRow, 'conversation_id' | 'person_low' | 'person_high'>,
  userId: string,
): string {
  const { conversation_id, person_low, person_high } = conversation;
  return (person_low === userId ? person_high : person_low) ?? conversation_id;
}
