import * as z from 'zod/mini';
import { id } from './fields.ts';
import { friendRequestState } from './friends.ts';
import { message, targetTypes } from './messages.ts';
import { relation } from './people.ts';
import { messageSettings, privacySettings } from './settings.ts';

/** Path of the event stream (B1): `text/event-stream`, read with fetch so that the Authorization header travels. */
export const eventStreamPath = '/snap-app-im/webim/events';

/** A message was sent; it reaches every member of its conversation, the sender's own devices included. */
const messageEvent = z.object({ type: z.literal('message'), message });

/** Someone read up to `lastSeq`: for their own other devices, and one-to-one for the person they talk with. */
const readEvent = z.object({
  type: z.literal('read'),
  userId: id,
  /** The conversation as its reader names it: with whom, or which group. */
  targetType: z.enum(targetTypes),
  targetId: id,
  lastSeq: z.int(),
});

/**
 * A group of the receiver's: it is new to them, they are no longer in it (left, removed, or the group is dissolved), or
 * its name, introduction, announcement, owner or members have changed. Whatever shows it asks again.
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
const friendEvent = z.object({
  type: z.literal('friend'),
  userId: id,
  relation,
  starFriend: z.boolean(),
});

/** The receiver's own settings, changed on another device: what is given holds from now on. */
const settingsEvent = z.object({
  type: z.literal('settings'),
  message: z.optional(messageSettings),
  privacy: z.optional(privacySettings),
  /** Version of the own picture. */
  avatar: z.optional(z.string()),
});

/**
 * The receiver's disk has changed: what is in these folders (`root` is the top), in the recycle bin, or among what was
 * shared with them. Whatever shows one of them asks again.
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
  readEvent,
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
export type PortalEvent = z.infer<typeof portalEvent>;

/** The types of `portalEvent`: a client ignores every other one, which a newer server may send. */
export const portalEventTypes = [
  'message',
  'read',
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
