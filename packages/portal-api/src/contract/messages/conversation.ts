import * as z from 'zod/mini';
import { id, timestamp, truth } from '../fields.ts';
import {
  messageKind,
  systemInfo,
  targetType,
  type MessageKind,
  type SystemInfo,
  type Target,
} from './message.ts';
import { firstMember, firstMembersOf, type FirstMember } from '../directory/search-results.ts';

/** A line of the recent list as it travels (B9). */
export const conversation = z.object({
  type: targetType,
  /** The target: a person's or a group's id. */
  userId: id,
  name: z.string(),
  label: z.optional(z.nullable(z.string())),
  avatar: z.optional(z.string()),
  /** Of a group without a picture. */
  firstMembers: z.optional(z.array(firstMember)),
  /** The newest message that the asker has not removed for themself; absent when there is none. */
  lastMsg: z.optional(z.string()),
  lastMsgSeq: z.optional(z.int()),
  lastMsgRev: z.optional(z.int()),
  lastMsgTime: z.optional(timestamp),
  lastKind: z.optional(messageKind),
  /** What it tells, of kind `system`. */
  lastSystem: z.optional(systemInfo),
  lastRecalled: z.optional(truth),
  /** Who recalled it. */
  lastRecalledBy: z.optional(id),
  /** It mentions everyone. */
  lastCallsAll: z.optional(truth),
  lastSender: z.optional(id),
  lastSenderName: z.optional(z.string()),
  /** When something was last sent: the order of the list. */
  lastTime: z.optional(timestamp),
  /** Position of the last message and of the last one read. */
  lastSeq: z.int(),
  readSeq: z.int(),
  /** Unread messages, without those of `uncountedSeqs`. */
  unread: z.int(),
  /** Unread messages that call the asker by name or as one of all. */
  mentionSeqs: z.array(z.int()),
  /** Unread messages that do not count: system messages, recalled ones, the actor's own and those that they removed for themself. */
  uncountedSeqs: z.array(z.int()),
  top: truth,
  mute: truth,
  /** The asker marked it as unread; the counts leave it out. */
  marked: z.optional(truth),
  /** A topic group that is closed (F1): readable, not writable. */
  closed: z.optional(truth),
});

/** The message that a line of the recent list shows. */
export interface LastMessage {
  seq: number;
  rev: number;
  /** Empty once it is recalled. */
  text: string;
  kind: MessageKind;
  system?: SystemInfo | undefined;
  recalled: boolean;
  /** Absent of what was cached by an earlier version: its author. */
  recalledBy?: string | undefined;
  /** It mentions everyone. */
  callsAll?: true;
  sender: string;
  senderName: string;
  time: number;
}

/** A line of the recent list as the portal sees it. */
export interface Conversation {
  target: Target;
  name: string;
  label?: string;
  avatarVersion?: string;
  /** Of a group without a picture: its first members without the asker. */
  firstMembers?: readonly FirstMember[];
  lastMessage?: LastMessage;
  /** Milliseconds; 0 before the first message. */
  lastTime: number;
  lastSeq: number;
  readSeq: number;
  mentionSeqs: readonly number[];
  /** Unread messages that do not count: system messages, recalled ones, the reader's own and those that they removed. Ascending. */
  uncountedSeqs: readonly number[];
  pinned: boolean;
  muted: boolean;
  /** Marked as unread by its reader; `unread` leaves it out. */
  markedUnread?: true;
  /** Readable, not writable. */
  closed?: true;
}

export const conversationLine = z.pipe(
  conversation,
  z.transform((line): Conversation => ({
    target: { type: line.type, id: line.userId },
    name: line.name,
    ...(line.label ? { label: line.label } : {}),
    ...(line.avatar ? { avatarVersion: line.avatar } : {}),
    ...firstMembersOf(line.firstMembers),
    ...(line.lastMsgSeq === undefined
      ? {}
      : {
          lastMessage: {
            seq: line.lastMsgSeq,
            rev: line.lastMsgRev ?? 0,
            text: line.lastMsg ?? '',
            kind: line.lastKind ?? 'text',
            ...(line.lastSystem ? { system: line.lastSystem } : {}),
            recalled: line.lastRecalled === true,
            ...(line.lastRecalledBy === undefined ? {} : { recalledBy: line.lastRecalledBy }),
            ...(line.lastCallsAll ? { callsAll: true as const } : {}),
            sender: line.lastSender ?? '',
            senderName: line.lastSenderName ?? '',
            time: line.lastMsgTime ?? line.lastTime ?? 0,
          },
        }),
    lastTime: line.lastTime ?? 0,
    lastSeq: line.lastSeq,
    readSeq: line.readSeq,
    mentionSeqs: line.mentionSeqs,
    uncountedSeqs: line.uncountedSeqs,
    pinned: line.top,
    muted: line.mute,
    ...(line.marked ? { markedUnread: true as const } : {}),
    ...(line.closed ? { closed: true as const } : {}),
  })),
);
