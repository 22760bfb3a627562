import * as z from 'zod/mini';
import { id, timestamp, truth } from './fields.ts';
import { friendRequestState, relation } from './friends/friendship.ts';
import { message, messageKind, messageWire, systemInfo, targetType } from './messages/message.ts';
import { ownMessageSettings, ownPrivacy } from './settings/calls.ts';

/**
 * Path of the event stream (B1), `text/event-stream`. Clients read it with fetch, because EventSource cannot send an
 * Authorization header.
 */
export const eventStreamPath = '/snap-app-im/webim/events';

/** A new message. Sent to all members of the conversation, including the sender's own devices. */
const messageEvent = z.object({ type: z.literal('message'), message });

/**
 * Someone read up to `lastSeq`. Sent to the reader's own devices, and in one-to-one conversations to the other person.
 */
const readEvent = z.object({
  type: z.literal('read'),
  userId: id,
  /** The conversation from the reader's point of view. */
  targetType,
  targetId: id,
  lastSeq: z.int(),
});

/** A message was recalled: the remaining message with a higher `rev`. Quotes of it lose their text too. */
const recallEvent = z.object({ type: z.literal('recall'), message });

/** A message was edited: the full message with a higher `rev`. */
const editEvent = z.object({ type: z.literal('edit'), message });

/** A reaction was added or removed: all current reactions of the message. */
const reactEvent = z.object({
  type: z.literal('react'),
  message: z.pick(messageWire, {
    id: true,
    seq: true,
    rev: true,
    sender: true,
    targetId: true,
    type: true,
    reactions: true,
  }),
  userId: id,
  emoji: z.string(),
  on: truth,
});

/** A message was pinned or unpinned for the whole conversation. */
const pinEvent = z.object({ type: z.literal('pin'), message, on: truth, userId: id, pinTime: timestamp });

/** The receiver removed a message for themselves; `last` is the message that the conversation list shows now. */
const removeEvent = z.object({
  type: z.literal('remove'),
  targetType,
  targetId: id,
  seq: z.int(),
  last: z.optional(
    z.object({
      seq: z.int(),
      rev: z.int(),
      text: z.string(),
      kind: messageKind,
      system: z.optional(systemInfo),
      recalled: z.boolean(),
      recalledBy: z.optional(id),
      sender: id,
      senderName: z.string(),
      time: timestamp,
    }),
  ),
});

/** The receiver's settings of a conversation, complete: pinned, muted, hidden until a message after `hiddenSeq`. */
const chatEvent = z.pipe(
  z.object({
    type: z.literal('chat'),
    targetType,
    targetId: id,
    top: truth,
    mute: truth,
    hiddenSeq: z.int(),
    /** Marked as unread; absent in events of older versions. */
    marked: z.optional(truth),
  }),
  z.transform(({ top: pinned, mute: muted, marked: markedUnread, ...event }) => ({
    ...event,
    pinned,
    muted,
    ...(markedUnread === undefined ? {} : { markedUnread }),
  })),
);

/** Someone is typing. Ephemeral: it has no id, is not replayed, and expires after a few seconds. */
const typingEvent = z.object({
  type: z.literal('typing'),
  userId: id,
  name: z.string(),
  /** The target from the writer's point of view: in a one-to-one conversation, the receiver. */
  targetType,
  targetId: id,
});

/**
 * A group of the receiver's: `joined`; `left` (also removed or dissolved); `changed` (name, introduction, announcement
 * and its dismissal, owner, members or topic). Views of the group refetch. A `system` message describes what happened.
 */
const groupEvent = z.object({
  type: z.literal('group'),
  groupId: id,
  change: z.enum(['joined', 'left', 'changed']),
});

/** The receiver's favourites or tags changed on another device. */
const collectionEvent = z.object({ type: z.literal('collection') });

/** The receiver's own applications changed on another device; views refetch. */
const appsEvent = z.object({ type: z.literal('apps') });

/** The receiver's workspace board changed on another device; views of an older version refetch. */
const workspaceEvent = z.object({ type: z.literal('workspace'), version: z.int() });

/** Friend requests from or to the receiver: new, changed or removed from their list. */
const friendRequestEvent = z.object({
  type: z.literal('friendreq'),
  requests: z.array(friendRequestState),
  /** Ids of the other person of each removed request. */
  removed: z.array(id),
});

/** The receiver's relationship to a person has changed. */
const friendEvent = z.pipe(
  z.object({ type: z.literal('friend'), userId: id, relation, starFriend: z.boolean() }),
  z.transform(({ starFriend: starred, ...event }) => ({ ...event, starred })),
);

/** The receiver's settings changed on another device. Contains only what changed. */
const settingsEvent = z.pipe(
  z.object({
    type: z.literal('settings'),
    message: z.optional(ownMessageSettings),
    privacy: z.optional(ownPrivacy),
    /** Version of the receiver's own avatar; empty when it was removed. */
    avatar: z.optional(z.string()),
  }),
  z.transform(({ avatar: avatarVersion, ...event }) => ({
    ...event,
    ...(avatarVersion === undefined ? {} : { avatarVersion }),
  })),
);

/**
 * The receiver's disk changed: contents of these folders (`root` is the top), the recycle bin, or items shared with
 * them. Views refetch. Access granted by messages is reported by `message` and `recall` only.
 */
const diskEvent = z.object({
  type: z.literal('disk'),
  folders: z.array(id),
  recycle: z.boolean(),
  shared: z.boolean(),
});

/** The session was ended elsewhere: sign-out, password change, account disabled. The stream closes. */
const kickEvent = z.object({ type: z.literal('kick') });

/** The cursor is too old or missed events are unavailable; clients reload their lists. */
const resetEvent = z.object({ type: z.literal('reset') });

/**
 * An event of the stream. The SSE `event` field equals `type`, `data` is this object as JSON, `id` grows per person.
 */
export const portalEvent = z.discriminatedUnion('type', [
  messageEvent,
  recallEvent,
  editEvent,
  reactEvent,
  pinEvent,
  readEvent,
  removeEvent,
  chatEvent,
  typingEvent,
  groupEvent,
  collectionEvent,
  appsEvent,
  workspaceEvent,
  friendRequestEvent,
  friendEvent,
  settingsEvent,
  diskEvent,
  kickEvent,
  resetEvent,
]);
export type PortalEvent = z.output<typeof portalEvent>;
/** The wire form of an event. */
export type PortalEventWire = z.input<typeof portalEvent>;

/** All event types. Clients ignore unknown types, which a newer server may send. */
export const portalEventTypes = [
  'message',
  'recall',
  'edit',
  'react',
  'pin',
  'read',
  'remove',
  'chat',
  'typing',
  'group',
  'collection',
  'apps',
  'workspace',
  'friendreq',
  'friend',
  'settings',
  'disk',
  'kick',
  'reset',
] as const satisfies readonly PortalEvent['type'][];
