import type { Message } from '@snap/portal-api/contract';

export const me = 'demo~zhangwei';
export const peer = 'demo~lina';
export const withPeer = { type: 'user', id: peer } as const;

/** A message of the conversation between `me` and `peer`. */
export function message(seq: number, fields: Partial<Message> = {}): Message {
  const sender = fields.sender ?? peer;
  return {
    id: `c1-${seq}`,
    seq,
    rev: 0,
    clientMsgId: `client-${seq}`,
    sender,
    senderName: sender === me ? '张伟' : '李娜',
    targetId: sender === me ? peer : me,
    type: 'user',
    kind: 'text',
    mentions: [],
    recalled: false,
    reactions: [],
    text: `text ${seq}`,
    sendTime: 1_780_000_000_000 + seq * 1_000,
    ...fields,
  };
}
