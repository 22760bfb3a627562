import { hash } from 'node:crypto';

/** What the server needs to know of a target: `group` stands for team groups too. */
export interface ConversationTarget {
  type: 'user' | 'group';
  id: string;
}

/**
 * The conversation of a person with a target. One-to-one it follows from both ids, so that two first messages sent at
 * the same moment meet in one conversation without a look-up.
 */
export function conversationIdOf(userId: string, target: ConversationTarget): string {
  if (target.type === 'group') return target.id;
  const pair = personPair(userId, target.id).join('\n');
  return `d${hash('sha256', pair, 'hex').slice(0, 32)}`;
}

/** Both people of a one-to-one conversation, the lesser id first. */
export function personPair(one: string, other: string): [low: string, high: string] {
  return one < other ? [one, other] : [other, one];
}

/** A message's name for good. */
export const messageId = (conversationId: string, seq: number) => `${conversationId}-${seq}`;

/** The position that a message id names within a conversation; undefined when it is no id of that conversation. */
export function seqWithin(conversationId: string, id: string): number | undefined {
  const digits = /^-([1-9]\d{0,8})$/.exec(id.slice(conversationId.length))?.[1];
  return id.startsWith(conversationId) && digits ? Number(digits) : undefined;
}
