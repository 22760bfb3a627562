import { randomUUID } from 'node:crypto';
import type { Tx } from '../../store/database.ts';
import { personPair } from '../../store/person-pair.ts';

/** What the server needs to know of a target: `group` is any type of group. */
export interface ConversationTarget {
  type: 'user' | 'group';
  id: string;
}

/** An id for a one-to-one conversation, which cannot be computed from its two people (decision 30). A group's conversation has the id of the group. */
export const newConversationId = () => `c${randomUUID().replaceAll('-', '')}`;

/** Names the conversation of a person with a target within an organisation, whether it exists or not. */
export const conversationKey = (userId: string, { type, id }: ConversationTarget) =>
  type === 'group' ? id : personPair(userId, id).join('\n');

/** A message's name for good. */
export const messageId = (conversationId: string, seq: number) => `${conversationId}-${seq}`;

/** The conversation and position that a message id names; undefined when it is none. */
export function parseMessageId(id: string): { conversationId: string; seq: number } | undefined {
  const parts = /^(.+)-([1-9]\d{0,8})$/.exec(id);
  return parts?.[1] && parts[2] ? { conversationId: parts[1], seq: Number(parts[2]) } : undefined;
}

/** The position that a message id names within a conversation; undefined when it is no id of that conversation. */
export function seqWithin(conversationId: string, id: string): number | undefined {
  const named = parseMessageId(id);
  return named?.conversationId === conversationId ? named.seq : undefined;
}

/** Form of the ids of one-to-one conversations before they were random. */
const oldId = /^d[0-9a-f]{32}-/;

/** Resolves a message id: devices and links still hold old ones (decision 30). */
export async function currentMessageId(tx: Tx, tenantId: string, id: string): Promise<string> {
  const named = oldId.test(id) ? parseMessageId(id) : undefined;
  if (!named) return id;
  const alias = await tx
    .selectFrom('conversation_alias')
    .select('conversation_id')
    .where('tenant_id', '=', tenantId)
    .where('old_id', '=', named.conversationId)
    .executeTakeFirst();
  return alias ? messageId(alias.conversation_id, named.seq) : id;
}
