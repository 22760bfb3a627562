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

/** An entry of the conversation list, wire form (B9). */
export const conversation = z.object({
  type: targetType,
  /** Id of the target, a person or a group. */
  userId: id,
  name: z.string(),
  label: z.optional(z.nullable(z.string())),
  avatar: z.optional(z.string()),
  /** Groups without an avatar only. */
  firstMembers: z.optional(z.array(firstMember)),
  /** The newest message that the actor has not removed; absent when there is none. */
  lastMsg: z.optional(z.string()),
  lastMsgSeq: z.optional(z.int()),
  lastMsgRev: z.optional(z.int()),
  lastMsgTime: z.optional(timestamp),
  lastKind: z.optional(messageKind),
  /** Kind `system` only. */
  lastSystem: z.optional(systemInfo),
  lastRecalled: z.optional(truth),
  /** Who recalled it. */
  lastRecalledBy: z.optional(id),
  /** It mentions everyone. */
  lastCallsAll: z.optional(truth),
  lastSender: z.optional(id),
  lastSenderName: z.optional(z.string()),
  /** Time of the last sent message, which determines the order of the list. */
  lastTime: z.optional(timestamp),
  /** Position of the last message and of the last read one. */
  lastSeq: z.int(),
  readSeq: z.int(),
  /** Unread messages, excluding `uncountedSeqs`. */
  unread: z.int(),
  /** Unread messages that mention the actor, or everyone. */
  mentionSeqs: z.array(z.int()),
  /**
   * Unread messages that are not counted: system messages, recalled ones, the actor's own and those that they removed.
   */
  uncountedSeqs: z.array(z.int()),
  top: truth,
  mute: truth,
  /** Marked as unread by the actor; not part of the counts. */
  marked: z.optional(truth),
  /** A closed topic group (F1): read-only. */
  closed: z.optional(truth),
});

/** The last message, as the conversation list shows it. */
export interface LastMessage {
  seq: number;
  rev: number;
  /** Empty when recalled. */
  text: string;
  kind: MessageKind;
  system?: SystemInfo | undefined;
  recalled: boolean;
  /** Absent in data cached by an older version; then the author recalled it. */
  recalledBy?: string | undefined;
  /** It mentions everyone. */
  callsAll?: true;
  sender: string;
  senderName: string;
  time: number;
}

/** An entry of the conversation list, as the portal uses it. */
export interface Conversation {
  target: Target;
  name: string;
  label?: string;
  avatarVersion?: string;
  /** Groups without an avatar only: first members, without the actor. */
  firstMembers?: readonly FirstMember[];
  lastMessage?: LastMessage;
  /** Milliseconds; 0 when there are no messages. */
  lastTime: number;
  lastSeq: number;
  readSeq: number;
  mentionSeqs: readonly number[];
  /**
   * Unread messages that are not counted: system messages, recalled ones, the reader's own and those that they removed.
   * Ascending.
   */
  uncountedSeqs: readonly number[];
  pinned: boolean;
  muted: boolean;
  /** Marked as unread by its reader; not part of `unread`. */
  markedUnread?: true;
  /** Read-only. */
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
