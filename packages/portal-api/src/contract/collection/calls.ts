import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  breaks,
  count,
  emptyResponse,
  envelope,
  id,
  name,
  optionalLine,
  text,
  timestamp,
  truth,
} from '../fields.ts';
import { isWebAddress } from '../../rules/addresses.ts';
import { limits } from '../limits.ts';
import { targetTypes } from '../messages/message.ts';
import { firstMember, firstMembersOf, groupTypeCode, groupTypeOf } from '../directory/search-results.ts';

/** Kinds of favourites. A message with a file is saved as that file. */
export const favouriteKinds = ['message', 'file', 'image', 'link', 'person', 'group', 'app', 'note'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];
const kind = z.enum(favouriteKinds);

/** A tag: one line with visible text; surrounding white space is trimmed. */
const tag = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.normalize('NFC').trim()),
    name(limits.tagLength),
  ),
);
/** One tag or several, without duplicates. */
const tags = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.pipe(
    z.transform((value: string | string[]) => [
      ...new Set([value].flat().map((each) => each.normalize('NFC').trim())),
    ]),
    z.array(tag).check(z.maxLength(limits.favouriteTags)),
  ),
);

/** Address of a web page. Excludes script schemes and misleading addresses. */
const webAddress = z
  .string()
  .check(z.maxLength(limits.linkLength), z.refine(isWebAddress, breaks('pattern')));

const fileFacts = {
  fileId: id,
  name: z.string(),
  ext: z.string(),
  size: z.number(),
  /** Pixels of the thumbnail (`disk.thumb`); absent when there is none. */
  thumbWidth: z.optional(z.int()),
  thumbHeight: z.optional(z.int()),
};

/** Source of a favourite, wire form. */
export const favouriteSourceWire = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    messageId: id,
    /** The conversation from the owner's point of view. */
    targetType: z.enum(targetTypes),
    targetId: id,
    sender: id,
    senderName: z.string(),
    sendTime: timestamp,
    /** It mentions everyone. */
    callsAll: z.optional(z.literal(true)),
    file: z.optional(z.object(fileFacts)),
  }),
  z.object({ type: z.literal('file'), ...fileFacts }),
  z.object({ type: z.literal('link'), url: z.string() }),
  z.object({
    type: z.literal('person'),
    userId: id,
    position: z.optional(z.string()),
    dept: z.optional(z.string()),
    parentDept: z.optional(z.string()),
    avatar: z.optional(z.string()),
  }),
  z.object({
    type: z.literal('group'),
    groupId: id,
    groupType: groupTypeCode,
    /** Version of the group's avatar; absent when there is none. */
    avatar: z.optional(z.string()),
    /** First members, without the favourite's owner, when the group has no avatar. */
    firstMembers: z.optional(z.array(firstMember)),
  }),
  z.object({ type: z.literal('app'), appId: id, icon: z.string(), redirectUri: z.string() }),
  z.object({ type: z.literal('note') }),
]);
export type FavouriteSourceWire = z.infer<typeof favouriteSourceWire>;

/** Source of a favourite: what is needed to show it and to navigate to it. */
const favouriteSource = z.pipe(
  favouriteSourceWire,
  z.transform((wire) => {
    switch (wire.type) {
      case 'person': {
        const { type, userId, position, dept, parentDept, avatar } = wire;
        return {
          type,
          userId,
          ...(position ? { position } : {}),
          ...(dept ? { department: dept } : {}),
          ...(parentDept ? { parentDepartment: parentDept } : {}),
          ...(avatar ? { avatarVersion: avatar } : {}),
        };
      }
      case 'group': {
        const { type, groupId, groupType, avatar, firstMembers } = wire;
        return {
          type,
          groupId,
          groupType: groupTypeOf(groupType),
          ...(avatar ? { avatarVersion: avatar } : {}),
          ...firstMembersOf(firstMembers),
        };
      }
      default:
        return wire;
    }
  }),
);
export type FavouriteSource = z.output<typeof favouriteSource>;

const favouriteFields = {
  collectId: id,
  kind,
  /**
   * Name of the person, group, file or application; title of the page; sender of the message; first line of the note.
   */
  title: z.string(),
  /** Text of the message or note; empty for other kinds. */
  text: z.string(),
  tags: z.array(z.string()),
  createTime: timestamp,
  updateTime: timestamp,
  source: favouriteSource,
};
export const favouriteLine = z.object({
  ...favouriteFields,
  /** The source was deleted, or its owner may no longer see it: navigation is not possible. */
  sourceRemoved: truth,
});
export type FavouriteWire = z.input<typeof favouriteLine>;

const favourite = z.pipe(
  favouriteLine,
  z.transform(({ collectId, createTime, updateTime, ...shown }) => ({
    id: collectId,
    ...shown,
    createdAt: createTime,
    updatedAt: updateTime,
  })),
);
/** A saved item, with the current data of its source. When the source is gone, the data from when it was saved. */
export type Favourite = z.output<typeof favourite>;

const favouriteResponse = z.pipe(
  z.object({ ...envelope, result: favourite }),
  z.transform(({ result }) => result),
);

const whole = { ...envelope, total: z.int() };

/** Favourites (decision C9). They are private: a favourite of another person is treated as missing. */
export const collection = {
  /**
   * Saves an item: the message, file, person, group or application of `sourceId`, the page at `url`, or a note.
   * Idempotent per source, and per `clientCollectId` for notes.
   */
  add: endpoint({
    method: 'POST',
    path: '/co/collection/add',
    access: 'session',
    body: 'json',
    names: { sourceId: 'target', clientCollectId: 'value' },
    input: z
      .object({
        kind,
        sourceId: z.optional(id),
        url: z.optional(webAddress),
        /** For links. */
        title: z.optional(optionalLine(limits.favouriteTitle)),
        /** For notes. */
        text: z.optional(text(limits.noteLength)),
        tags: z._default(tags, []),
        clientCollectId: z.optional(id),
      })
      .check(
        // A link needs `url`, a note needs `text`, all other kinds need `sourceId`.
        z.refine(
          ({ kind: of, url }) => of !== 'link' || url !== undefined,
          breaks('required', { field: 'url' }),
        ),
        z.refine(
          ({ kind: of, text: note }) => of !== 'note' || note !== undefined,
          breaks('required', { field: 'text' }),
        ),
        z.refine(
          ({ kind: of, sourceId }) => of === 'link' || of === 'note' || sourceId !== undefined,
          breaks('required', { field: 'sourceId' }),
        ),
      ),
    output: favouriteResponse,
    summary: 'Save a favourite',
    source: 'decision C9',
  }),

  /** Removes a favourite; idempotent. */
  remove: endpoint({
    method: 'POST',
    path: '/co/collection/delete',
    access: 'session',
    body: 'form',
    names: { collectId: 'favourite' },
    input: z.object({ collectId: id }),
    output: emptyResponse,
    summary: 'Remove a favourite',
    source: 'decision C9',
  }),

  /** Replaces the tags of a favourite. */
  tag: endpoint({
    method: 'POST',
    path: '/co/collection/tag',
    access: 'session',
    body: 'json',
    names: { collectId: 'favourite' },
    input: z.object({ collectId: id, tags: z._default(tags, []) }),
    output: favouriteResponse,
    summary: 'Tag a favourite',
    source: 'decision C9',
  }),

  /** Replaces the text of a note. */
  edit: endpoint({
    method: 'POST',
    path: '/co/collection/edit',
    access: 'session',
    body: 'form',
    names: { collectId: 'favourite' },
    input: z.object({ collectId: id, text: text(limits.noteLength) }),
    output: favouriteResponse,
    summary: 'Edit a note',
    source: 'decision C9',
  }),

  /** Lists favourites, newest first, filtered by kind, tag and words in any script. Pages start at 1. */
  list: endpoint({
    method: 'GET',
    path: '/co/collection/list',
    access: 'session',
    input: z.object({
      kind: z.optional(kind),
      q: z._default(text(limits.queryLength), ''),
      tag: z.optional(tag),
      page: count(1, limits.favourites, 1),
      size: count(1, limits.favouritePageMax, limits.favouritePage),
    }),
    output: z.object({ ...whole, list: z.array(favourite) }),
    summary: 'Favourites',
    source: 'decision C9',
  }),

  /** Lists the caller's tags by name, with the number of favourites of each. */
  tags: endpoint({
    method: 'GET',
    path: '/co/collection/tag/list',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(z.object({ tag: z.string(), count: z.int() })) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Own tags',
    source: 'decision C9',
  }),

  /** Renames a tag on all favourites; duplicates on one favourite are merged. */
  renameTag: endpoint({
    method: 'POST',
    path: '/co/collection/tag/rename',
    access: 'session',
    body: 'form',
    input: z.object({ tag, newTag: tag }),
    output: emptyResponse,
    summary: 'Rename a tag',
    source: 'decision C9',
  }),

  /** Removes a tag from all favourites. */
  removeTag: endpoint({
    method: 'POST',
    path: '/co/collection/tag/delete',
    access: 'session',
    body: 'form',
    input: z.object({ tag }),
    output: emptyResponse,
    summary: 'Remove a tag',
    source: 'decision C9',
  }),
};
