import * as z from 'zod/mini';
import { conversationLine } from './conversation.ts';
import { firstMember, firstMembersOf } from '../directory/search-results.ts';
import { endpoint } from '../endpoint.ts';
import { breaks, count, emptyAnswer, envelope, id, flagInput, text, truth } from '../fields.ts';
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

/** The message after a change of it. */
const changed = z.pipe(
  z.object({ ...envelope, result: message }),
  z.transform(({ result }) => result),
);

/** Milliseconds since 1970, which may arrive as text. */
const instant = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,14}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(8_640_000_000_000))),
);

const chat = { targetId: id, type: targetType };
const chatNames = { targetId: 'target' } as const;

export const messages = {
  /**
   * Sends to a person, or to oneself (F9). `sender` must be the signed-in person (A20). A repeated `clientMsgId` returns
   * the first result; with another recipient or content it is refused with code 1210 (B5). Who sends too fast is
   * answered 429 with code 1212 and `Retry-After`.
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

  /** The same to a group that the sender belongs to; 403 with code 1104 otherwise, code 1211 for a closed one, 1213 for one that was dissolved with the sender in it. */
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
   * a message. `readId` is the last message read by the asker; `peerReadId` by the other one, one-to-one only. What
   * the asker removed for themself keeps its place as an empty message marked `removed`, so that a page has no holes.
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

  /** Unread messages of all conversations, and of each that has any; hidden ones do not count until they return. */
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

  /**
   * Takes a message back for everyone: its author within `recallMinutes`, the owner of a group within `editHours`; code
   * 1202 later, 403 for anyone else. `draft` is what it said, for its author to write anew; a repeat has none.
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
   * Changes the text of one's own message within `editHours`; code 1203 later, 1204 once it is recalled, 403 for
   * another's. With `baseTime`, the `editTime` that the author saw (0: never edited), an edit that would undo a later
   * one is refused with 1206. Without `mentions` they stay.
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

  /** Removes a message for oneself alone, on all own devices and for good. */
  remove: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/remove',
    access: 'session',
    body: 'form',
    names: { messageId: 'message' },
    input: z.object({ messageId: id }),
    output: emptyAnswer,
    summary: 'Remove a message for oneself',
    source: 'decision B7',
  }),

  /** Answers a message with an emoji (`on` 1) or takes it away (0); a repeat changes nothing. Code 1207 beyond 20 different ones. */
  react: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/react',
    access: 'session',
    body: 'form',
    names: { messageId: 'message' },
    input: z.object({ messageId: id, emoji, on: flagInput }),
    output: changed,
    summary: 'Answer a message with an emoji',
    source: 'decision B11',
  }),

  /** Puts a message above its conversation for everyone in it, or takes it away. Code 1208 beyond 50. */
  pin: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/pin',
    access: 'session',
    body: 'form',
    names: { messageId: 'message' },
    input: z.object({ messageId: id, on: flagInput }),
    output: emptyAnswer,
    summary: 'Pin a message',
    source: 'decision B11',
  }),

  /** The pinned messages of a conversation, the last pinned first. */
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

  /** Who has read a message and who has not, its sender left out. */
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
   * Finds messages in the asker's own conversations, newest first: any part of a text or of a file's name, two Chinese
   * characters included, whatever the case and width. `from` and `to` are milliseconds, both included. There is more
   * while a page is full.
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
      /** Each with the name and the picture of its conversation, which the recent list need not hold. */
      list: z.array(foundMessage),
      hasMore: z.boolean(),
    }),
    summary: 'Search messages',
    source: 'decision B8',
  }),

  /** Keeps a conversation on top of the recent list, or no longer. */
  setTop: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/chat/settop',
    access: 'session',
    body: 'form',
    names: chatNames,
    input: z.object({ ...chat, top: flagInput }),
    output: emptyAnswer,
    summary: 'Keep a conversation on top',
    source: 'decision B10',
  }),

  /** Silences a conversation, or no longer. */
  setMute: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/chat/setmute',
    access: 'session',
    body: 'form',
    names: chatNames,
    input: z.object({ ...chat, mute: flagInput }),
    output: emptyAnswer,
    summary: 'Mute a conversation',
    source: 'decision B10',
  }),

  /** Marks a conversation as unread for oneself (1), or takes the mark away (0); reading does so, too. */
  setUnread: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/chat/setunread',
    access: 'session',
    body: 'form',
    names: chatNames,
    input: z.object({ ...chat, unread: flagInput }),
    output: emptyAnswer,
    summary: 'Mark a conversation as unread',
    source: 'decision B6',
  }),

  /** Takes a conversation off the recent list until its next message. */
  hide: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/chat/hide',
    access: 'session',
    body: 'form',
    names: chatNames,
    input: z.object(chat),
    output: emptyAnswer,
    summary: 'Hide a conversation',
    source: 'decision B10',
  }),

  /** Tells the others in a conversation that one is writing; told again at most every 2 s, and never stored. */
  typing: endpoint({
    method: 'POST',
    path: '/snap-app-im/webim/typing',
    access: 'session',
    body: 'form',
    names: chatNames,
    input: z.object(chat),
    output: emptyAnswer,
    summary: 'Say that one is writing',
    source: 'decision B11',
  }),
};
