import * as z from 'zod/mini';
import { id, timestamp, truth } from './fields.ts';
import { friendRequestState, relation } from './friends/friendship.ts';
import { message, messageKind, messageWire, systemInfo, targetType } from './messages/message.ts';
import { ownMessageSettings, ownPrivacy } from './settings/calls.ts';

/** Path of the event stream (B1): `text/event-stream`, read with fetch so that the Authorization header travels. */
export const eventStreamPath = '/snap-app-im/webim/events';

/** A message was sent; it reaches every member of its conversation, the sender's own devices included. */
const messageEvent = z.object({ type: z.literal('message'), message });

/** Someone read up to `lastSeq`: for their own other devices, and one-to-one for the person they talk with. */
const readEvent = z.object({
  type: z.literal('read'),
  userId: id,
  /** The conversation as its reader names it: with whom, or which group. */
  targetType,
  targetId: id,
  lastSeq: z.int(),
});

/** A message was taken back: what is left of it, with a greater `rev`. Quotes of it forget its text too. */
const recallEvent = z.object({ type: z.literal('recall'), message });

/** The text of a message was changed: the whole message, with a greater `rev`. */
const editEvent = z.object({ type: z.literal('edit'), message });

/** Someone answered a message with an emoji, or took that back: all reactions that it has now. */
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

/** A message was put above its conversation for everyone, or taken from there. */
const pinEvent = z.object({ type: z.literal('pin'), message, on: truth, userId: id, pinTime: timestamp });

/** The receiver has removed a message for themself; `last` is what the recent list shows from now on. */
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

/**
 * How the receiver keeps a conversation: on top, silenced, or hidden as long as it has no message after `hiddenSeq`.
 * All of it as it is now.
 */
const chatEvent = z.pipe(
  z.object({
    type: z.literal('chat'),
    targetType,
    targetId: id,
    top: truth,
    mute: truth,
    hiddenSeq: z.int(),
    /** It is marked as unread; absent in events of an earlier version. */
    marked: z.optional(truth),
  }),
  z.transform(({ top: pinned, mute: muted, marked: markedUnread, ...event }) => ({
    ...event,
    pinned,
    muted,
    ...(markedUnread === undefined ? {} : { markedUnread }),
  })),
);

/** Someone is writing: good for some seconds, without an id, and never told again. */
const typingEvent = z.object({
  type: z.literal('typing'),
  userId: id,
  name: z.string(),
  /** As the writer names it: for the other one of a one-to-one chat, themself. */
  targetType,
  targetId: id,
});

/**
 * A group of the receiver's: it is new to them, they are no longer in it (left, removed, or the group is dissolved), or
 * its name, introduction, announcement (also dismissed on another device), owner, members or topic have changed.
 * Whatever shows it asks again. What happened is told by a message of kind `system`.
 */
const groupEvent = z.object({
  type: z.literal('group'),
  groupId: id,
  change: z.enum(['joined', 'left', 'changed']),
});

/** The receiver's favourites or their tags have changed on another device. */
const collectionEvent = z.object({ type: z.literal('collection') });

/** The receiver's own applications have changed on another device: whatever shows them asks again. */
const appsEvent = z.object({ type: z.literal('apps') });

/** The receiver's own workspace board has changed on another device: whoever shows an earlier version asks again. */
const workspaceEvent = z.object({ type: z.literal('workspace'), version: z.int() });

/** Friend requests from or to the receiver: new ones and changed ones, and those that are no longer in their list. */
const friendRequestEvent = z.object({
  type: z.literal('friendreq'),
  requests: z.array(friendRequestState),
  /** Whose requests are gone. */
  removed: z.array(id),
});

/** What somebody is to the receiver from now on. */
const friendEvent = z.pipe(
  z.object({ type: z.literal('friend'), userId: id, relation, starFriend: z.boolean() }),
  z.transform(({ starFriend: starred, ...event }) => ({ ...event, starred })),
);

/** The receiver's own settings, changed on another device: what is given holds from now on. */
const settingsEvent = z.pipe(
  z.object({
    type: z.literal('settings'),
    message: z.optional(ownMessageSettings),
    privacy: z.optional(ownPrivacy),
    /** Version of the own picture; empty: there is none any more. */
    avatar: z.optional(z.string()),
  }),
  z.transform(({ avatar: avatarVersion, ...event }) => ({
    ...event,
    ...(avatarVersion === undefined ? {} : { avatarVersion }),
  })),
);

/**
 * The receiver's disk has changed: what is in these folders (`root` is the top), in the recycle bin, or among what was
 * shared with them. Whatever shows one of them asks again. What messages share is told by `message` and `recall` alone.
 */
const diskEvent = z.object({
  type: z.literal('disk'),
  folders: z.array(id),
  recycle: z.boolean(),
  shared: z.boolean(),
});

/** This session has ended elsewhere: signed out, password changed, account disabled. The stream closes. */
const kickEvent = z.object({ type: z.literal('kick') });

/** The cursor was too old, or the server cannot say what was missed: reload the lists. */
const resetEvent = z.object({ type: z.literal('reset') });

/** What the stream carries. The SSE `event` field equals `type`, `data` is this as JSON, `id` grows per person. */
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
/** The same as it travels. */
export type PortalEventWire = z.input<typeof portalEvent>;

/** The types of `portalEvent`: a client ignores every other one, which a newer server may send. */
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
