import type { InputOf } from '../contract/endpoint.ts';
import type { MessageFile, TargetType } from '../contract/messages/message.ts';
import { messages as calls } from '../contract/messages/calls.ts';
import { type PlainInput, worded, wordedResult } from './worded.ts';

/** A conversation with a person or a group. */
interface Chat {
  targetId: string;
  type: TargetType;
}

/** A message to send: a text, a file or both. */
export interface NewMessage {
  text?: string;
  /** Idempotency key: the server sends a repeated id once (B5). */
  clientMsgId?: string;
  /** A file of the disk. Only `id` is required. */
  file?:
    (Pick<MessageFile, 'id'> & Partial<Pick<MessageFile, 'name' | 'ext' | 'size' | 'shareId'>>) | undefined;
  /** Id of the quoted message. */
  quote?: string | undefined;
  /** Id of the forwarded message. */
  forward?: string | undefined;
  /** Ids of mentioned members, or `mentionAll`. */
  mentions?: string[] | undefined;
}

const encoded = ({ text = '', file, ...rest }: NewMessage) =>
  JSON.stringify({ msg: text, ...rest, file: file && fileOf(file) });

const fileOf = ({ id, name, ext, size, shareId }: NonNullable<NewMessage['file']>) => ({
  id,
  name,
  ext,
  size,
  uid: shareId,
});

interface ToUser {
  sender: string;
  recipient: string;
  message: NewMessage;
}

interface ToGroup {
  sender: string;
  groupId: string;
  message: NewMessage;
}

export const messages = {
  ...calls,
  sendToUser: worded(calls.sendToUser, ({ message, ...to }: ToUser) => ({
    ...to,
    message: encoded(message),
  })),
  sendToGroup: worded(calls.sendToGroup, ({ message, ...to }: ToGroup) => ({
    ...to,
    message: encoded(message),
  })),
  history: wordedResult(calls.history, ({ list, hasMoreBefore, hasMoreAfter, readId, peerReadId }) => ({
    messages: list,
    hasMoreBefore,
    hasMoreAfter,
    ...(readId === undefined ? {} : { readId }),
    ...(peerReadId === undefined ? {} : { peerReadId }),
  })),
  setReadState: wordedResult(calls.setReadState, ({ result }) => result),
  unread: wordedResult(calls.unread, ({ total, list }) => ({
    total,
    conversations: list.map(({ mention, ...line }) => ({ ...line, mentioned: mention })),
  })),
  recall: wordedResult(calls.recall, ({ result, draft }) => ({ message: result, draft })),
  search: worded(
    calls.search,
    ({ query, ...given }: Omit<PlainInput<InputOf<typeof calls.search>>, 'q'> & { query: string }) => ({
      ...given,
      q: query,
    }),
    ({ list, hasMore }) => ({ found: list, hasMore }),
  ),
  edit: worded(
    calls.edit,
    ({ text, ...given }: { messageId: string; text: string; mentions?: string[]; baseTime?: number }) => ({
      ...given,
      msg: text,
    }),
  ),
  /** Adds or removes an emoji reaction. */
  react: worded(calls.react, (given: { messageId: string; emoji: string; on: boolean }) => given),
  pin: worded(calls.pin, (given: { messageId: string; on: boolean }) => given),
  /** Pins a conversation to the top of the list, or unpins it. */
  setTop: worded(calls.setTop, ({ pinned, ...chat }: Chat & { pinned: boolean }) => ({
    ...chat,
    top: pinned,
  })),
  setMute: worded(calls.setMute, ({ muted, ...chat }: Chat & { muted: boolean }) => ({
    ...chat,
    mute: muted,
  })),
  /** Sets or removes the unread mark of a conversation. */
  setUnread: worded(calls.setUnread, (given: Chat & { unread: boolean }) => given),
};
