import type { Message, TargetType } from '@snap/portal-api/contract';
import { messageId } from './conversation-id.ts';

/** A message as it is stored, with what its conversation and its sender add. */
export interface MessageRow {
  conversation_id: string;
  seq: number;
  sender: string;
  sender_name: string;
  client_msg_id: string;
  msg: string;
  sent_at: Date;
  type: TargetType;
  person_low: string | null;
  person_high: string | null;
}

/** The only way a message leaves the server (B3). */
export function messageWire(row: MessageRow): Message {
  return {
    id: messageId(row.conversation_id, row.seq),
    seq: row.seq,
    clientMsgId: row.client_msg_id,
    sender: row.sender,
    senderName: row.sender_name,
    targetId: targetOf(row, row.sender),
    type: row.type,
    msg: row.msg,
    sendTime: row.sent_at.getTime(),
  };
}

/** What a conversation is called by one of its members: the other person, or the group. */
export function targetOf(
  conversation: Pick<MessageRow, 'conversation_id' | 'person_low' | 'person_high'>,
  userId: string,
): string {
  const { conversation_id, person_low, person_high } = conversation;
  return (person_low === userId ? person_high : person_low) ?? conversation_id;
}
