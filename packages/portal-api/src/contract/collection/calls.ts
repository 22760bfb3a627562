import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { breaks, count, emptyAnswer, envelope, id, line, name, text, timestamp, truth } from '../fields.ts';
import { isWebAddress } from '../../rules/addresses.ts';
import { limits } from '../limits.ts';
import { targetTypes } from '../messages/message.ts';
import { firstMember, firstMembersOf, groupTypeCode, groupTypeOf } from '../directory/search-results.ts';

/** What a favourite is. A message that carries a file counts as that file. */
export const favouriteKinds = ['message', 'file', 'image', 'link', 'person', 'group', 'app', 'note'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];
const kind = z.enum(favouriteKinds);

/** A tag: one line that shows something, white space at its ends ignored. */
const tag = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.normalize('NFC').trim()),
    name(limits.tagLength),
  ),
);
/** Tags of one favourite, one or repeated, each once. */
const tags = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.pipe(
    z.transform((value: string | string[]) => [
      ...new Set([value].flat().map((each) => each.normalize('NFC').trim())),
    ]),
    z.array(tag).check(z.maxLength(limits.favouriteTags)),
  ),
);

/** The address of a page; nothing that a browser would run, and nothing dressed up as another. */
const webAddress = z
  .string()
  .check(z.maxLength(limits.linkLength), z.refine(isWebAddress, breaks('pattern')));

const fileFacts = {
  fileId: id,
  name: z.string(),
  ext: z.string(),
  size: z.number(),
  /** Pixels of its thumbnail (`disk.thumb`); absent where there is none. */
  thumbWidth: z.optional(z.int()),
  thumbHeight: z.optional(z.int()),
};

/** Where a favourite comes from as it travels. */
export const favouriteSourceWire = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    messageId: id,
    /** The conversation as its owner names it. */
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
    /** Version of its picture; absent when there is none. */
    avatar: z.optional(z.string()),
    /** Its first members without the owner of the favourite, where it has no picture. */
    firstMembers: z.optional(z.array(firstMember)),
  }),
  z.object({ type: z.literal('app'), appId: id, icon: z.string(), redirectUri: z.string() }),
  z.object({ type: z.literal('note') }),
]);
export type FavouriteSourceWire = z.infer<typeof favouriteSourceWire>;

/** Where a favourite comes from, enough to show it and to jump there. */
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
  /** Name of the person, group, file or application, title of the page, sender of the message, first line of the note. */
  title: z.string(),
  /** Text of the message or note; empty for what has none. */
  text: z.string(),
  tags: z.array(z.string()),
  createTime: timestamp,
  updateTime: timestamp,
  source: favouriteSource,
};
export const favouriteLine = z.object({
  ...favouriteFields,
  /** The source is gone, or no longer the owner's to see: there is nothing to jump to. */
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
/** Something that a person keeps: as its source is now, or as it was when it was kept once that is gone. */
export type Favourite = z.output<typeof favourite>;

const favouriteAnswer = z.pipe(
  z.object({ ...envelope, result: favourite }),
  z.transform(({ result }) => result),
);

const whole = { ...envelope, total: z.int() };

/** Favourites (decision C9). They are their owner's alone: another's is as one that is not there. */
export const collection = {
  /**
   * Keeps something: what `sourceId` names (a message, file, person, group or application), the page at `url`, or a
   * note. The same source twice is one favourite; so is a note under the same `clientCollectId`.
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
        /** Of a page. */
        title: z.optional(line(limits.favouriteTitle)),
        /** Of a note. */
        text: z.optional(text(limits.noteLength)),
        tags: z._default(tags, []),
        clientCollectId: z.optional(id),
      })
      .check(
        // A page needs its url, a note its text, anything else the id of its source.
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
    output: favouriteAnswer,
    summary: 'Keep something as a favourite',
    source: 'decision C9',
  }),

  /** Keeps it no longer; what is not there is no error. */
  remove: endpoint({
    method: 'POST',
    path: '/co/collection/delete',
    access: 'session',
    body: 'form',
    names: { collectId: 'favourite' },
    input: z.object({ collectId: id }),
    output: emptyAnswer,
    summary: 'Remove a favourite',
    source: 'decision C9',
  }),

  /** Gives a favourite these tags and no others. */
  tag: endpoint({
    method: 'POST',
    path: '/co/collection/tag',
    access: 'session',
    body: 'json',
    names: { collectId: 'favourite' },
    input: z.object({ collectId: id, tags: z._default(tags, []) }),
    output: favouriteAnswer,
    summary: 'Tag a favourite',
    source: 'decision C9',
  }),

  /** Rewrites a note. */
  edit: endpoint({
    method: 'POST',
    path: '/co/collection/edit',
    access: 'session',
    body: 'form',
    names: { collectId: 'favourite' },
    input: z.object({ collectId: id, text: text(limits.noteLength) }),
    output: favouriteAnswer,
    summary: 'Rewrite a note',
    source: 'decision C9',
  }),

  /** Favourites, the last kept first, by kind, tag and words in any script. Pages count from 1. */
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

  /** Own tags by name, and how many favourites have each. */
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

  /** Gives a tag another name wherever it stands; a favourite that has both keeps one. */
  renameTag: endpoint({
    method: 'POST',
    path: '/co/collection/tag/rename',
    access: 'session',
    body: 'form',
    input: z.object({ tag, newTag: tag }),
    output: emptyAnswer,
    summary: 'Rename a tag',
    source: 'decision C9',
  }),

  /** Takes a tag away wherever it stands; the favourites stay. */
  removeTag: endpoint({
    method: 'POST',
    path: '/co/collection/tag/delete',
    access: 'session',
    body: 'form',
    input: z.object({ tag }),
    output: emptyAnswer,
    summary: 'Remove a tag',
    source: 'decision C9',
  }),
};
