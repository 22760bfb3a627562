import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, envelope, flag, id, text, timestamp } from './fields.ts';
import { limits } from './limits.ts';

/** What a conversation is with. */
export const targetTypes = ['user', 'group', 'teamGroup'] as const;
export type TargetType = (typeof targetTypes)[number];
const targetType = z.enum(targetTypes);

/** Whom a message goes to, or which conversation is meant. */
export interface Target {
  type: TargetType;
  /** `tenant~user` for a person, a group's id otherwise. */
  id: string;
}

/** One message (B3). `targetId` is whom the sender wrote to: for the recipient of a one-to-one chat, themself. */
export const message = z.object({
  /** `conversation-seq`: names the message for good. */
  id,
  /** Dense from 1 within its conversation. */
  seq: z.int(),
  clientMsgId: id,
  sender: id,
  senderName: z.string(),
  targetId: id,
  type: targetType,
  msg: z.string(),
  sendTime: timestamp,
});
export type Message = z.infer<typeof message>;

/**
 * The `message` parameter of both send calls: a JSON string of this; other text is taken as `{msg}` (B4). The
 * server gives a `clientMsgId` of its own where there is none, and then cannot recognise a repeat.
 */
export const messageBody = z.object({
  msg: text(limits.messageLength),
  clientMsgId: z.optional(id),
});
export type MessageBody = z.infer<typeof messageBody>;

const sent = z.pipe(
  z.object({ ...envelope, result: message }),
  z.transform(({ result }) => result),
);

/** Room for a JSON string of the longest text, whose every character may be escaped. */
const encodedMessage = z.string().check(z.minLength(1), z.maxLength(limits.messageLength * 12 + 1_000));

const conversation = z.object({
  type: targetType,
  /** The target: a person's or a group's id. */
  userId: id,
  name: z.string(),
  label: z.optional(z.nullable(z.string())),
  avatar: z.optional(z.string()),
  /** Text of the last message, absent in a conversation without one. */
  lastMsg: z.optional(z.string()),
  lastSender: z.optional(id),
  lastSenderName: z.optional(z.string()),
  lastTime: z.optional(timestamp),
  /** Position of the last message and of the last one read: their difference is the unread count. */
  lastSeq: z.int(),
  readSeq: z.int(),
  unread: z.int(),
  top: flag,
  mute: flag,
});

/** A line of the recent list as the portal sees it. */
export interface Conversation {
  target: Target;
  name: string;
  label?: string;
  avatarVersion?: string;
  lastMessage?: { text: string; sender: string; senderName: string; time: number };
  lastSeq: number;
  readSeq: number;
  pinned: boolean;
  muted: boolean;
}

const conversationLine = z.pipe(
  conversation,
  z.transform((line): Conversation => ({
    target: { type: line.type, id: line.userId },
    name: line.name,
    ...(line.label ? { label: line.label } : {}),
    ...(line.avatar ? { avatarVersion: line.avatar } : {}),
    ...(line.lastTime !== undefined
      ? {
          lastMessage: {
            text: line.lastMsg ?? '',
            sender: line.lastSender ?? '',
            senderName: line.lastSenderName ?? '',
            time: line.lastTime,
          },
        }
      : {}),
    lastSeq: line.lastSeq,
    readSeq: line.readSeq,
    pinned: line.top === 1,
    muted: line.mute === 1,
  })),
);

export const messages = {
  /** Sends to a person. `sender` must be the signed-in person (A20). A repeated `clientMsgId` returns the first result (B5). */
  sendToUser: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/sendusermsg',
    access: 'session',
    body: 'form',
    names: { sender: 'self', recipient: 'person' },
    input: z.object({ sender: id, recipient: id, message: encodedMessage }),
    output: sent,
    summary: 'Send a message to a person',
    source: 'specification 7, Messaging and contacts; decisions B3 to B5',
  }),

  /** Sends to a group that the sender belongs to; code 1104 otherwise. */
  sendToGroup: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/sendgroupmsg',
    access: 'session',
    body: 'form',
    names: { sender: 'self', groupId: 'group' },
    input: z.object({ sender: id, groupId: id, message: encodedMessage }),
    output: sent,
    summary: 'Send a message to a group',
    source: 'specification 7, Messaging and contacts; decisions B3 to B5',
  }),

  /**
   * A page of a conversation, oldest first: the newest page without an anchor, else the page before, after or around
   * a message. `readId` is the last message read by the asker; `peerReadId` by the other one, one-to-one only.
   */
  history: endpoint({
    method: 'GET',
    path: '/snap-app-im/oapi/message/history',
    access: 'session',
    names: { targetId: 'target', beforeId: 'message', afterId: 'message', aroundId: 'message' },
    input: z
      .object({
        targetId: id,
        type: targetType,
        beforeId: z.optional(id),
        afterId: z.optional(id),
        aroundId: z.optional(id),
        size: count(1, limits.historyPageMax, limits.historyPage),
      })
      .check(
        z.refine(
          ({ beforeId, afterId, aroundId }) => [beforeId, afterId, aroundId].filter(Boolean).length <= 1,
          'only one of beforeId, afterId, aroundId',
        ),
      ),
    output: z.object({
      ...envelope,
      list: z.array(message),
      hasMoreBefore: z.boolean(),
      hasMoreAfter: z.boolean(),
      readId: z.optional(id),
      peerReadId: z.optional(id),
    }),
    summary: 'Page through a conversation',
    source: 'decision B2',
  }),

  /** Marks everything up to `lastId` as read. A read position never goes back. */
  setReadState: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/setreadstate',
    access: 'session',
    body: 'form',
    names: { targetId: 'target', lastId: 'message' },
    input: z.object({ targetId: id, type: targetType, lastId: id }),
    output: z.object({ ...envelope, result: z.object({ readSeq: z.int() }) }),
    summary: 'Mark a conversation as read',
    source: 'decision B6',
  }),

  /** Unread messages of all conversations, and of each that has any. */
  unread: endpoint({
    method: 'GET',
    path: '/snap-app-im/oapi/message/unread',
    access: 'session',
    input: z.object({}),
    output: z.object({
      ...envelope,
      total: z.int(),
      list: z.array(z.object({ targetId: id, type: targetType, unread: z.int() })),
    }),
    summary: 'Unread counts',
    source: 'decision B6',
  }),

  /** The recent list: pinned first, then newest first (B9). */
  recent: endpoint({
    method: 'GET',
    path: '/snap-app-im/panel-mobile-recent-post',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, mobileVOList: z.array(conversationLine) }),
      z.transform(({ mobileVOList }) => mobileVOList),
    ),
    summary: 'Recent conversations',
    source: 'specification 7, Messaging and contacts; decision B9',
  }),
};
