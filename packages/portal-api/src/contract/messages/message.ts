import * as z from 'zod/mini';
import { breaks, id, text, timestamp, truth, holdsJson } from '../fields.ts';
import { limits } from '../limits.ts';

/** What a conversation is with. */
export const targetTypes = ['user', 'group', 'teamGroup', 'topicGroup'] as const;
export type TargetType = (typeof targetTypes)[number];

/** Whom a message goes to, or which conversation is meant. */
export interface Target {
  type: TargetType;
  /** `tenant~user` for a person, a group's id otherwise. */
  id: string;
}

/**
 * What a message is, as the server sees it: `link` is a text that is one address, `notice` comes from an application,
 * `system` tells what happened to a group (F7).
 */
export const messageKinds = ['text', 'file', 'image', 'link', 'notice', 'system'] as const;

/** What a system message tells. A client shows the fallback text of a type that it does not know. */
export const systemTypes = [
  'created',
  'invited',
  'left',
  'removed',
  'renamed',
  'ownerChanged',
  'announcement',
  'topicClosed',
  'topicReopened',
  'dissolved',
] as const;

/** Calls everyone in the group. */
export const mentionAll = 'all';

export const targetType = z.enum(targetTypes);

/** What a message is, as the server sees it. */
export const messageKind = z.enum(messageKinds);
export type MessageKind = z.infer<typeof messageKind>;

/** Pixels. */
const side = z.int().check(z.gte(1), z.lte(100_000));

/** A file of a message as it travels. */
export const messageFileWire = z.object({
  id,
  name: text(limits.fileNameLength).check(z.minLength(1)),
  /** Without the dot. */
  ext: z.string().check(z.maxLength(20)),
  /** Bytes. */
  size: z.int().check(z.gte(0)),
  /** Of the share that opens it. */
  uid: z.optional(id),
  isImage: truth,
  /** 1 of a folder of the disk. */
  isDirectory: z.optional(truth),
  imageWidth: z.optional(side),
  imageHeight: z.optional(side),
  thumbWidth: z.optional(side),
  thumbHeight: z.optional(side),
});

/**
 * A file or folder of the disk that a message carries, as the disk knows it. It is open to whoever sees the message, until
 * that is recalled, or its sender's share of it with the same target ends.
 */
const messageFile = z.pipe(
  messageFileWire,
  z.transform(({ uid: shareId, isDirectory = false, ...file }) => ({
    ...file,
    ...(isDirectory ? { folder: true as const } : {}),
    ...(shareId === undefined ? {} : { shareId }),
  })),
);
export type MessageFile = z.output<typeof messageFile>;
export type MessageFileWire = z.input<typeof messageFile>;

/**
 * A file as a send names it (F3). Only `id` counts, and the `uid` of a share that the message takes the place of: every
 * other field is filled in from the stored file, so that each shape of the specification (section 3, "File to forward" and
 * "Forward message") is taken as it stands.
 */
const namedFile = z.looseObject({ id });

/** A quote as it travels. */
export const quoteWire = z.object({
  id,
  sender: id,
  senderName: z.string(),
  kind: messageKind,
  /** The beginning of the text. */
  msg: z.string(),
  recalled: z.boolean(),
  /** It mentions everyone. */
  callsAll: z.optional(z.literal(true)),
});

/** What a message answers: the server's own summary, which forgets a message that was recalled. */
const quote = z.pipe(
  quoteWire,
  z.transform(({ msg, ...quoted }) => ({ ...quoted, text: msg })),
);
export type MessageQuote = z.output<typeof quote>;
export type MessageQuoteWire = z.input<typeof quote>;

/**
 * What a system message tells (F7), for the client to put into its reader's words. `actorId` is who did it, also the
 * message's `sender`.
 */
export const systemInfo = z.object({
  type: z.enum(systemTypes),
  actorId: id,
  actorName: z.string(),
  /** Who was invited or removed, or is the new owner; of many, the first ones. */
  people: z.readonly(z.array(z.object({ userId: id, name: z.string() }))),
  /** How many they are in all. */
  peopleCount: z.int(),
  /** The new name of a group, the text of an announcement, the title of a topic. */
  text: z.optional(z.string()),
});
export type SystemInfo = z.infer<typeof systemInfo>;

/**
 * From whom a forwarded message comes first (F10), as the server knows it; without a name where its author hides
 * personal information.
 */
const forwardSource = z.object({
  userId: z.optional(id),
  name: z.optional(z.string()),
  /** Its text mentions everyone, as it did where it was written first; forwarded, it notifies nobody. */
  callsAll: z.optional(z.literal(true)),
});
export type ForwardSource = z.infer<typeof forwardSource>;

/** Who answered with an emoji, in the order in which they did. */
export const reaction = z.object({ emoji: z.string(), userIds: z.array(id) });
export type Reaction = z.infer<typeof reaction>;

/** One message as it travels (B3). `targetId` is whom the sender wrote to: for the recipient of a one-to-one chat, themself. */
export const messageWire = z.object({
  /** `conversation-seq`: names the message for good. */
  id,
  /** Dense from 1 within its conversation. */
  seq: z.int(),
  /** Grows with each edit, recall and reaction: of two copies the one with the greater number is newer. */
  rev: z.int(),
  clientMsgId: id,
  sender: id,
  senderName: z.string(),
  /** Version of the sender's picture; absent when there is none. */
  senderAvatar: z.optional(z.string()),
  targetId: id,
  type: targetType,
  kind: messageKind,
  /** Empty once it is recalled. */
  msg: z.string(),
  file: z.optional(messageFile),
  quote: z.optional(quote),
  /** Only of kind `system`, whose `msg` is a fallback in Chinese. */
  system: z.optional(systemInfo),
  forwardedFrom: z.optional(forwardSource),
  /** Members who are called, or `all`. */
  mentions: z.array(id),
  sendTime: timestamp,
  editTime: z.optional(timestamp),
  recalled: z.boolean(),
  /** Who recalled it: its author, or the owner of the group. */
  recalledBy: z.optional(id),
  reactions: z.array(reaction),
  /** The asker has removed it for themself: nothing of it is left but its place. */
  removed: z.optional(z.literal(true)),
});

/** The one place where a message's names become the portal's (D5). */
export const message = z.pipe(
  messageWire,
  z.transform(({ msg, ...rest }) => ({ ...rest, text: msg })),
);
export type Message = z.output<typeof message>;
export type MessageWire = z.input<typeof message>;

/**
 * The `message` parameter of both send calls: a JSON string of this; other text is taken as `{msg}` (B4). The
 * server gives a `clientMsgId` of its own where there is none, and then cannot recognise a repeat.
 */
export const messageBody = z.object({
  /** May be empty, or not there, beside a file. */
  msg: z._default(text(limits.messageLength), ''),
  clientMsgId: z.optional(id),
  file: z.optional(namedFile),
  /** Id of a message of the same conversation. */
  quote: z.optional(id),
  /**
   * Id of the message that is forwarded: one that the sender sees, neither recalled nor of kind `system`. Its text and
   * file are sent whatever `msg` says, with its source. `file` may give the `uid` of a share made for this target.
   */
  forward: z.optional(id),
  mentions: z.optional(z.array(id).check(z.maxLength(limits.mentions))),
});
export type MessageBody = z.infer<typeof messageBody>;

/** Whether the text of a message mentions everyone, there or where it was forwarded from. */
export const mentionsEveryone = ({ mentions, forwardedFrom }: Pick<Message, 'mentions' | 'forwardedFrom'>) =>
  mentions.includes(mentionAll) || forwardedFrom?.callsAll === true;

/** What a recalled message said, for its author to write again. */
export const messageDraft = z.pipe(
  z.object({ ...messageBody.shape, file: z.optional(messageFile) }),
  z.transform(({ msg, ...draft }) => ({ ...draft, text: msg })),
);
export type MessageDraftWire = z.input<typeof messageDraft>;

/** A message that stands above its conversation for everyone in it. */
export const pinnedMessage = z.object({ message, pinnedBy: id, pinTime: timestamp });
export type PinnedMessage = z.output<typeof pinnedMessage>;
export type PinnedMessageWire = z.input<typeof pinnedMessage>;

/** One emoji and nothing else. */
export const emoji = z.string().check(
  z.minLength(1),
  z.maxLength(40),
  z.refine((value) => /^\p{RGI_Emoji}$/v.test(value), breaks('pattern')),
);

/** What the `message` parameter of a send stands for: JSON with a text or a file, else the text itself (B4). */
export function decodeMessage(message: string): unknown {
  if (!message.trimStart().startsWith('{')) return { msg: message };
  try {
    const value: unknown = JSON.parse(message);
    if (typeof value !== 'object' || value === null) return { msg: message };
    const file =
      'file' in value && typeof value.file === 'object' && value.file !== null && !Array.isArray(value.file);
    return 'msg' in value || file ? value : { msg: message };
  } catch {
    return { msg: message };
  }
}

/** Room for the longest text, whose every character may be escaped. */
const encoded = z.string().check(z.minLength(1), z.maxLength(limits.messageLength * 12 + 1_000));

/** A text that `decodeMessage` reads, and that holds what a message may hold. */
export const messageJson = (schema: z.ZodMiniType) => encoded.check(holdsJson(schema, decodeMessage));

/** A `messageBody` as JSON. */
export const encodedMessage = messageJson(messageBody);
