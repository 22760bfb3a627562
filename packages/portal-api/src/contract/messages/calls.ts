import * as z from 'zod/mini';
import { conversationLine } from './conversation.ts';
import { firstMember, firstMembersOf } from '../directory/search-results.ts';
import { endpoint } from '../endpoint.ts';
import { breaks, count, emptyResponse, envelope, id, flagInput, text, truth } from '../fields.ts';
import { limits } from '../limits.ts';
import {
  emoji,
  encodedMessage,
  message,
  messageDraft,
  messageKind,
  pinnedMessage,
  targetType,
} from './message.ts';

const sent = z.pipe(
  z.object({ ...envelope, result: message }),
  z.transform(({ result }) => result),
);

const foundMessage = z.pipe(
  z.object({
    message,
    name: z.string(),
    avatar: z.optional(z.string()),
    firstMembers: z.optional(z.array(firstMember)),
  }),
  z.transform(({ avatar, firstMembers, ...found }) => ({
    ...found,
    ...(avatar ? { avatarVersion: avatar } : {}),
    ...firstMembersOf(firstMembers),
  })),
);

/** The updated message. */
const changed = z.pipe(
  z.object({ ...envelope, result: message }),
  z.transform(({ result }) => result),
);

/** Milliseconds since 1970, possibly as text. */
const instant = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,14}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(8_640_000_000_000))),
);

const chat = { targetId: id, type: targetType };
const chatNames = { targetId: 'target' } as const;

export const messages = {
  /**
   * Sends a message to a person, or to oneself (F9). `sender` must be the caller (A20). Idempotent per `clientMsgId`;
   * reuse with another recipient or content is error 1210 (B5). Above the send rate: HTTP 429 with 1212 and
   * `Retry-After`.
   */
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

  /**
   * Sends a message to a group, otherwise like `sendToUser`. Errors: 403 with 1104 when the caller is no member, 1211
   * closed group, 1213 group dissolved while the caller was a member.
   */
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
   * Returns a page of a conversation, oldest first: the newest page, or the page before, after or around a message.
   * `readId` is the last message that the caller has read; `peerReadId` the last that the other person has read
   * (one-to-one only). Messages that the caller removed are returned empty and marked `removed`, so that pages have no
   * gaps.
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
          breaks('combination', { field: 'aroundId' }),
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

  /** Marks all messages up to `lastId` as read. The read position never decreases. */
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

  /**
   * Returns unread counts: the total, and per conversation. Hidden conversations are not counted until they reappear.
   */
  unread: endpoint({
    method: 'GET',
    path: '/snap-app-im/oapi/message/unread',
    access: 'session',
    input: z.object({}),
    output: z.object({
      ...envelope,
      total: z.int(),
      list: z.array(z.object({ targetId: id, type: targetType, unread: z.int(), mention: truth })),
    }),
    summary: 'Unread counts',
    source: 'decision B6',
  }),

  /** Returns the conversation list: pinned first, then newest first (B9). */
  recent: endpoint({
    method: 'GET',
    path: '/snap-app-im/panel-mobile-recent-post',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, mobileVOList: z.array(conversationLine) }),
      z.transform(({ mobileVOList }) => mobileVOList),
    ),
    summary: 'Conversation list',
    source: 'specification 7, Messaging and contacts; decision B9',
  }),

  /**
   * Recalls a message for everyone: its author within `recallMinutes`, a group's owner within `editHours`. `draft` is
   * the recalled text for its author to rewrite; absent in a repeated call. Errors: 1202 too late, 403 not allowed.
   */
  recall: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/recall',
    access: 'session',
    body: 'form',
    names: { messageId: 'message' },
    input: z.object({ messageId: id }),
    output: z.object({ ...envelope, result: message, draft: z.optional(messageDraft) }),
    summary: 'Recall a message',
    source: 'decision B7',
  }),

  /**
   * Edits one's own message within `editHours`. `baseTime` is the `editTime` that the author saw (0: never edited); if
   * the message was edited since, the call fails with 1206. Without `mentions` they stay unchanged. Other errors: 1203
   * too late, 1204 recalled, 403 another person's message.
   */
  edit: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/edit',
    access: 'session',
    body: 'json',
    names: { messageId: 'message', mentions: 'people' },
    input: z.object({
      messageId: id,
      msg: text(limits.messageLength),
      mentions: z.optional(z.array(id).check(z.maxLength(limits.mentions))),
      baseTime: z.optional(instant),
    }),
    output: changed,
    summary: 'Edit a message',
    source: 'decision B7',
  }),

  /** Permanently removes a message for the caller only, on all their devices. */
  remove: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/remove',
    access: 'session',
    body: 'form',
    names: { messageId: 'message' },
    input: z.object({ messageId: id }),
    output: emptyResponse,
    summary: 'Remove a message for the caller only',
    source: 'decision B7',
  }),

  /** Adds (`on` 1) or removes (0) an emoji reaction; idempotent. Error 1207: more than 20 different reactions. */
  react: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/react',
    access: 'session',
    body: 'form',
    names: { messageId: 'message' },
    input: z.object({ messageId: id, emoji, on: flagInput }),
    output: changed,
    summary: 'React to a message with an emoji',
    source: 'decision B11',
  }),

  /** Pins or unpins a message for the whole conversation. Error 1208: more than 50 pinned messages. */
  pin: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/pin',
    access: 'session',
    body: 'form',
    names: { messageId: 'message' },
    input: z.object({ messageId: id, on: flagInput }),
    output: emptyResponse,
    summary: 'Pin a message',
    source: 'decision B11',
  }),

  /** Lists the pinned messages of a conversation, most recently pinned first. */
  pinned: endpoint({
    method: 'GET',
    path: '/snap-app-im/oapi/message/pinned',
    access: 'session',
    names: chatNames,
    input: z.object(chat),
    output: z.pipe(
      z.object({ ...envelope, list: z.array(pinnedMessage) }),
      z.transform(({ list }) => list),
    ),
    summary: 'Pinned messages of a conversation',
    source: 'decision B11',
  }),

  /** Lists who has read a message and who has not, excluding its sender. */
  readers: endpoint({
    method: 'GET',
    path: '/snap-app-im/oapi/message/readers',
    access: 'session',
    names: { messageId: 'message' },
    input: z.object({ messageId: id }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.object({
          read: z.array(z.object({ userId: id, name: z.string() })),
          unread: z.array(z.object({ userId: id, name: z.string() })),
        }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Who has read a message',
    source: 'decision B6',
  }),

  /**
   * Searches the caller's conversations, newest first, for any part of a text or file name (from two Chinese
   * characters), ignoring case and width. `from` and `to` are inclusive, in milliseconds. A full page means that there
   * may be more.
   */
  search: endpoint({
    method: 'GET',
    path: '/snap-app-im/oapi/message/search',
    access: 'session',
    names: { targetId: 'target', sender: 'person' },
    input: z
      .object({
        q: text(limits.queryLength).check(z.minLength(1)),
        targetId: z.optional(id),
        type: z.optional(targetType),
        sender: z.optional(id),
        from: z.optional(instant),
        to: z.optional(instant),
        kind: z.optional(messageKind),
        page: count(1, limits.searchPages, 1),
        size: count(1, limits.searchPageMax, limits.searchPage),
      })
      .check(
        z.refine(
          ({ targetId, type }) => (targetId === undefined) === (type === undefined),
          breaks('combination', { field: 'type' }),
        ),
      ),
    output: z.object({
      ...envelope,
      /** Includes name and avatar of the conversation, which may be missing from the conversation list. */
      list: z.array(foundMessage),
      hasMore: z.boolean(),
    }),
    summary: 'Search messages',
    source: 'decision B8',
  }),

  /** Pins a conversation to the top of the list, or unpins it. */
  setTop: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/chat/settop',
    access: 'session',
    body: 'form',
    names: chatNames,
    input: z.object({ ...chat, top: flagInput }),
    output: emptyResponse,
    summary: 'Pin a conversation',
    source: 'decision B10',
  }),

  /** Mutes or unmutes a conversation. */
  setMute: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/chat/setmute',
    access: 'session',
    body: 'form',
    names: chatNames,
    input: z.object({ ...chat, mute: flagInput }),
    output: emptyResponse,
    summary: 'Mute a conversation',
    source: 'decision B10',
  }),

  /** Sets (1) or removes (0) the caller's unread mark on a conversation. Reading removes it too. */
  setUnread: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/chat/setunread',
    access: 'session',
    body: 'form',
    names: chatNames,
    input: z.object({ ...chat, unread: flagInput }),
    output: emptyResponse,
    summary: 'Mark a conversation as unread',
    source: 'decision B6',
  }),

  /** Hides a conversation from the list until its next message. */
  hide: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/chat/hide',
    access: 'session',
    body: 'form',
    names: chatNames,
    input: z.object(chat),
    output: emptyResponse,
    summary: 'Hide a conversation',
    source: 'decision B10',
  }),

  /** Notifies the other members that the caller is typing. Forwarded at most every 2 s, never stored. */
  typing: endpoint({
    method: 'POST',
    path: '/snap-app-im/webim/typing',
    access: 'session',
    body: 'form',
    names: chatNames,
    input: z.object(chat),
    output: emptyResponse,
    summary: 'Send a typing notification',
    source: 'decision B11',
  }),
};
