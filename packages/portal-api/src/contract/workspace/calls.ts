import * as z from 'zod/mini';
import { isIcon, isLink } from '../../rules/addresses.ts';
import { endpoint } from '../endpoint.ts';
import { breaks, envelope, truth, holdsJson, id, name } from '../fields.ts';
import { limits } from '../limits.ts';

/** Content of a workspace card; `link` opens its `url`. */
export const channelTypes = [
  'messages',
  'applications',
  'stories',
  'hotspots',
  'ranking',
  'files',
  'favourites',
  'link',
] as const;
export type ChannelType = (typeof channelTypes)[number];

const channelName = name(limits.channelNameLength);
const icon = z.string().check(z.refine(isIcon, breaks('pattern')));
const url = z.string().check(z.refine(isLink, breaks('pattern')));

const channelFields = z.object({
  /** Unique on its board; the client chooses it for a new card. */
  id,
  name: channelName,
  icon,
  /** Position: the server orders cards by it and renumbers them from 0. */
  sort: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  type: z.enum(channelTypes),
  url: z.optional(url),
});

export const channel = channelFields.check(
  z.refine(
    ({ type, url: address }) => (type === 'link') === (address !== undefined),
    breaks('combination', { field: 'url' }),
  ),
);
/** A card of the workspace (E16). */
export type Channel = z.output<typeof channel>;

const channels = z.array(channel).check(
  z.maxLength(limits.boardChannels),
  z.refine((cards) => new Set(cards.map((card) => card.id)).size === cards.length, breaks('unique')),
);

/** A list, or the same as JSON in a form. */
const sentChannels = z.pipe(
  z.union([
    channels,
    z.pipe(
      z.string().check(z.maxLength(400_000), holdsJson(channels)),
      z.transform((json: string): unknown => JSON.parse(json)),
    ),
  ]),
  channels,
);

export const board = z.object({
  channels,
  /** Incremented by each change; 0 is the organisation's default board. */
  version: z.int(),
});
/** A person's workspace board, with its cards in order. */
export type Board = z.output<typeof board>;

const boardResponse = z.pipe(
  z.object({ ...envelope, result: board }),
  z.transform(({ result }) => result),
);

/**
 * The version that the change is based on. If the board has changed since, the call fails with 1311 and changes
 * nothing.
 */
const version = z.optional(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(999_999_999))),
  ),
);

/** The workspace home and its channels (specification 7, Workspace and applications; decision E16). */
export const workspace = {
  /** Returns the caller's board, or the organisation's default board before their first change. */
  board: endpoint({
    method: 'GET',
    path: '/co/custom/workspace',
    access: 'session',
    input: z.object({}),
    output: boardResponse,
    summary: "The person's workspace",
    source: 'specification 7, Workspace and applications; decision E16',
  }),

  /**
   * Replaces the whole board; idempotent. Without `version` the last write wins. The caller's other devices receive a
   * `workspace` event.
   */
  updateBoard: endpoint({
    method: 'POST',
    path: '/co/custom/workspace/update',
    access: 'session',
    body: 'json',
    input: z.object({ channels: sentChannels, version }),
    output: boardResponse,
    summary: 'Replace the workspace board',
    source: 'specification 7, Workspace and applications; decision E16',
  }),

  /** Returns the cards of the caller's board, or the card with this id. Error 1312: unknown card. */
  channel: endpoint({
    method: 'GET',
    path: '/co/custom/workspace/channel/info',
    access: 'session',
    names: { id: 'channel' },
    input: z.object({ id: z.optional(id) }),
    output: z.pipe(
      z.object({ ...envelope, result: z.union([channel, z.array(channel)]) }),
      z.transform(({ result }) => [result].flat()),
    ),
    summary: 'Cards of the workspace',
    source: 'specification 7, Workspace and applications; decision E16',
  }),

  /** Lists the available cards, and which of them are on the caller's board. */
  channels: endpoint({
    method: 'GET',
    path: '/co/custom/workspace/channel/get',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(z.extend(channelFields, { added: truth })) }),
      z.transform(({ result }) => result.map(({ added, ...card }) => ({ ...card, isAdded: added }))),
    ),
    summary: 'Available cards',
    source: 'specification 7, Workspace and applications; decision E16',
  }),

  /**
   * Updates one card of the caller's board and returns the board; absent fields stay unchanged. Error 1312: unknown
   * card.
   */
  updateChannel: endpoint({
    method: 'POST',
    path: '/co/custom/workspace/channel/update',
    access: 'session',
    body: 'form',
    names: { id: 'channel' },
    input: z.object({
      id,
      name: z.optional(channelName),
      icon: z.optional(icon),
      url: z.optional(url),
      version,
    }),
    output: boardResponse,
    summary: 'Change one card of the workspace',
    source: 'specification 7, Workspace and applications; decision E16',
  }),
};
