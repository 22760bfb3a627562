import * as z from 'zod/mini';
import { breaks, id, text, timestamp, truth, holdsJson } from '../fields.ts';
import { limits } from '../limits.ts';

/** Types of a conversation's target. */
export const targetTypes = ['user', 'group', 'teamGroup', 'topicGroup'] as const;
export type TargetType = (typeof targetTypes)[number];

/** The recipient of a message, which identifies the conversation. */
export interface Target {
  type: TargetType;
  /** `tenant~user` for a person, otherwise a group's id. */
  id: string;
}

/**
 * Kind of a message, set by the server. `link`: a text that is one address; `notice`: from an application; `system`: a
 * change of a group (F7).
 */
export const messageKinds = ['text', 'file', 'image', 'link', 'notice', 'system'] as const;

/** Types of system messages. Clients show the fallback text of unknown types. */
export const systemTypes = [
  'created',
  'invited',
  'left',
  'removed',
  'renamed',
  'ownerChanged',
  'announcement',
  // The owner of a topic group closed it or opened it again.
  'topicClosed',
  'topicReopened',
  // The same with its topic, by someone who may not be a member.
  'topicEnded',
  'topicResumed',
  'dissolved',
] as const;

/** Mentions all members of the group. */
export const mentionAll = 'all';

export const targetType = z.enum(targetTypes);

export const messageKind = z.enum(messageKinds);
export type MessageKind = z.infer<typeof messageKind>;

/** Pixels. */
const side = z.int().check(z.gte(1), z.lte(100_000));

/** A file of a message, wire form. */
export const messageFileWire = z.object({
  id,
  name: text(limits.fileNameLength).check(z.minLength(1)),
  /** Without the dot. */
  ext: z.string().check(z.maxLength(20)),
  /** Bytes. */
  size: z.int().check(z.gte(0)),
  /** Id of the share that grants access. */
  uid: z.optional(id),
  isImage: truth,
  /** 1 for a folder of the disk. */
  isDirectory: z.optional(truth),
  imageWidth: z.optional(side),
  imageHeight: z.optional(side),
  thumbWidth: z.optional(side),
  thumbHeight: z.optional(side),
});

/**
 * The disk file or folder of a message, with its current data. Readable for everyone who sees the message, until the
 * message is recalled or the sender's share with the target ends.
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
 * The file of a send request (F3). Only `id` counts, and `uid`, a share that the message replaces. The server fills in
 * the other fields from the stored file, so that all shapes of the specification (section 3, "File to forward" and
 * "Forward message") are accepted.
 */
const namedFile = z.looseObject({ id });

/** A quote, wire form. */
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

/** The quoted message, as summarised by the server; empty when the message was recalled. */
const quote = z.pipe(
  quoteWire,
  z.transform(({ msg, ...quoted }) => ({ ...quoted, text: msg })),
);
export type MessageQuote = z.output<typeof quote>;
export type MessageQuoteWire = z.input<typeof quote>;

/** Content of a system message (F7), which the client translates. `actorId` equals the message's `sender`. */
export const systemInfo = z.object({
  type: z.enum(systemTypes),
  actorId: id,
  actorName: z.string(),
  /** The first of the invited or removed people, or the new owner. */
  people: z.readonly(z.array(z.object({ userId: id, name: z.string() }))),
  /** Total number of these people. */
  peopleCount: z.int(),
  /** New name of the group, text of the announcement, or title of the topic. */
  text: z.optional(z.string()),
});
export type SystemInfo = z.infer<typeof systemInfo>;

/**
 * The original author of a forwarded message (F10), set by the server; without a name when the author hides personal
 * information.
 */
const forwardSource = z.object({
  userId: z.optional(id),
  name: z.optional(z.string()),
  /** The original text mentioned everyone. The forwarded message notifies no one. */
  callsAll: z.optional(z.literal(true)),
});
export type ForwardSource = z.infer<typeof forwardSource>;

/** People who reacted with an emoji, in order. */
export const reaction = z.object({ emoji: z.string(), userIds: z.array(id) });
export type Reaction = z.infer<typeof reaction>;

/**
 * A message, wire form (B3). `targetId` is the sender's target: for the recipient of a one-to-one message, the
 * recipient.
 */
export const messageWire = z.object({
  /** `conversation-seq`, permanent. */
  id,
  /** Consecutive from 1 within the conversation. */
  seq: z.int(),
  /** Incremented by each edit, recall and reaction; the copy with the higher number is newer. */
  rev: z.int(),
  clientMsgId: id,
  sender: id,
  senderName: z.string(),
  /** Version of the sender's avatar; absent when there is none. */
  senderAvatar: z.optional(z.string()),
  targetId: id,
  type: targetType,
  kind: messageKind,
  /** Empty when recalled. */
  msg: z.string(),
  file: z.optional(messageFile),
  quote: z.optional(quote),
  /** Kind `system` only; `msg` is then a Chinese fallback. */
  system: z.optional(systemInfo),
  forwardedFrom: z.optional(forwardSource),
  /** Ids of mentioned members, or `all`. */
  mentions: z.array(id),
  sendTime: timestamp,
  editTime: z.optional(timestamp),
  recalled: z.boolean(),
  /** Who recalled it: the author, or the owner of the group. */
  recalledBy: z.optional(id),
  reactions: z.array(reaction),
  /** The actor removed it for themselves; only its position remains. */
  removed: z.optional(z.literal(true)),
});

/** Maps a message's wire names to the portal's (D5). */
export const message = z.pipe(
  messageWire,
  z.transform(({ msg, ...rest }) => ({ ...rest, text: msg })),
);
export type Message = z.output<typeof message>;
export type MessageWire = z.input<typeof message>;

/**
 * The `message` parameter of both send calls: this object as JSON, or a plain text, which means `{msg}` (B4). Without
 * `clientMsgId` the server generates one, and cannot detect a repeated send.
 */
export const messageBody = z.object({
  /** Optional when there is a file. */
  msg: z._default(text(limits.messageLength), ''),
  clientMsgId: z.optional(id),
  file: z.optional(namedFile),
  /** Id of a message of the same conversation. */
  quote: z.optional(id),
  /**
   * Id of the message to forward: visible to the sender, not recalled, not of kind `system`. Its text, file and source
   * are sent; `msg` is ignored. `file` may carry the `uid` of a share created for this target.
   */
  forward: z.optional(id),
  mentions: z.optional(z.array(id).check(z.maxLength(limits.mentions))),
});
export type MessageBody = z.infer<typeof messageBody>;

/** Whether a message mentions everyone, directly or in the text that it forwards. */
export const mentionsEveryone = ({ mentions, forwardedFrom }: Pick<Message, 'mentions' | 'forwardedFrom'>) =>
  mentions.includes(mentionAll) || forwardedFrom?.callsAll === true;

/** Content of a recalled message, for its author to rewrite. */
export const messageDraft = z.pipe(
  z.object({ ...messageBody.shape, file: z.optional(messageFile) }),
  z.transform(({ msg, ...draft }) => ({ ...draft, text: msg })),
);
export type MessageDraftWire = z.input<typeof messageDraft>;

/** A message pinned for the whole conversation. */
export const pinnedMessage = z.object({ message, pinnedBy: id, pinTime: timestamp });
export type PinnedMessage = z.output<typeof pinnedMessage>;
export type PinnedMessageWire = z.input<typeof pinnedMessage>;

/** Exactly one emoji. */
export const emoji = z.string().check(
  z.minLength(1),
  z.maxLength(40),
  z.refine((value) => /^\p{RGI_Emoji}$/v.test(value), breaks('pattern')),
);

/** Decodes the `message` parameter of a send: JSON with a text or file, otherwise a plain text (B4). */
export function decodeMessage(encoded: string): unknown {
  if (!encoded.trimStart().startsWith('{')) return { msg: encoded };
  try {
    const value: unknown = JSON.parse(encoded);
    if (typeof value !== 'object' || value === null) return { msg: encoded };
    const file =
      'file' in value && typeof value.file === 'object' && value.file !== null && !Array.isArray(value.file);
    return 'msg' in value || file ? value : { msg: encoded };
  } catch {
    return { msg: encoded };
  }
}

/** Allows for the longest text with every character escaped. */
const encoded = z.string().check(z.minLength(1), z.maxLength(limits.messageLength * 12 + 1_000));

/** A text that `decodeMessage` decodes to a value of the schema. */
export const messageJson = (schema: z.ZodMiniType) => encoded.check(holdsJson(schema, decodeMessage));

/** A `messageBody` as JSON or plain text. */
export const encodedMessage = messageJson(messageBody);
