import type { TargetType } from '../contract/messages/message.ts';
import { messages as calls } from '../contract/messages/calls.ts';
import { worded } from './worded.ts';

/** Which conversation: a person or a group. */
interface Chat {
  targetId: string;
  type: TargetType;
}

export const messages = {
  ...calls,
  setReadState: worded(
    calls.setReadState,
    (given: Chat & { lastId: string }) => given,
    ({ result }) => result,
  ),
  unread: worded(
    calls.unread,
    (given: Record<string, never>) => given,
    ({ total, list }) => ({
      total,
      conversations: list.map(({ mention, ...line }) => ({ ...line, mentioned: mention === 1 })),
    }),
  ),
  recall: worded(
    calls.recall,
    (given: { messageId: string }) => given,
    ({ result, draft }) => ({ message: result, draft }),
  ),
  edit: worded(
    calls.edit,
    ({ text, ...given }: { messageId: string; text: string; mentions?: string[]; baseTime?: number }) => ({
      ...given,
      msg: text,
    }),
  ),
  /** Answers a message with an emoji, or takes it away. */
  react: worded(calls.react, (given: { messageId: string; emoji: string; on: boolean }) => given),
  pin: worded(calls.pin, (given: { messageId: string; on: boolean }) => given),
  /** Keeps a conversation on top of the recent list. */
  setTop: worded(calls.setTop, ({ pinned, ...chat }: Chat & { pinned: boolean }) => ({
    ...chat,
    top: pinned,
  })),
  setMute: worded(calls.setMute, ({ muted, ...chat }: Chat & { muted: boolean }) => ({
    ...chat,
    mute: muted,
  })),
  /** Marks a conversation as unread, or takes the mark away. */
  setUnread: worded(calls.setUnread, (given: Chat & { unread: boolean }) => given),
};
