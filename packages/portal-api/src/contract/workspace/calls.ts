import * as z from 'zod/mini';
import { isIcon, isLink } from '../../rules/addresses.ts';
import { endpoint } from '../endpoint.ts';
import { breaks, envelope, truth, holdsJson, id, name } from '../fields.ts';
import { limits } from '../limits.ts';

/** What a card of the workspace shows; `link` leads to its `url`. */
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
  /** Unique on its board; the client's own choice for a new card. */
  id,
  name: channelName,
  icon,
  /** Its place: cards are kept in this order, and numbered from 0 in it. */
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

/** A list, or its JSON, as forms carry it. */
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
  /** Grows with each change; 0 is the organisation's board, which holds until the person's first change. */
  version: z.int(),
});
/** A person's workspace: its cards in their order. */
export type Board = z.output<typeof board>;

const boardAnswer = z.pipe(
  z.object({ ...envelope, result: board }),
  z.transform(({ result }) => result),
);

/** The version that the change was made on: when the board has another by now, nothing changes and the code is 1311. */
const version = z.optional(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(999_999_999))),
  ),
);

/** The workspace home and its channels (specification 7, Workspace and applications; decision E16). */
export const workspace = {
  /** The person's board, or the organisation's before their first change. */
  board: endpoint({
    method: 'GET',
    path: '/co/custom/workspace',
    access: 'session',
    input: z.object({}),
    output: boardAnswer,
    summary: "The person's workspace",
    source: 'specification 7, Workspace and applications; decision E16',
  }),

  /**
   * Keeps a whole board: cards added, removed, reordered. Without `version` the last one that comes holds. Other devices of
   * the person hear a `workspace` event; a repeat changes nothing.
   */
  updateBoard: endpoint({
    method: 'POST',
    path: '/co/custom/workspace/update',
    access: 'session',
    body: 'json',
    input: z.object({ channels: sentChannels, version }),
    output: boardAnswer,
    summary: 'Keep the workspace',
    source: 'specification 7, Workspace and applications; decision E16',
  }),

  /** The cards of the person's board, or the one of this id; code 1312 when there is none. */
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

  /** The cards on offer, and which of them the person's board has. */
  channels: endpoint({
    method: 'GET',
    path: '/co/custom/workspace/channel/get',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(z.extend(channelFields, { added: truth })) }),
      z.transform(({ result }) => result.map(({ added, ...card }) => ({ ...card, isAdded: added }))),
    ),
    summary: 'Cards on offer',
    source: 'specification 7, Workspace and applications; decision E16',
  }),

  /** Changes one card of the person's board and answers with the board; what is left out stays. Code 1312 for an unknown one. */
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
    output: boardAnswer,
    summary: 'Change one card of the workspace',
    source: 'specification 7, Workspace and applications; decision E16',
  }),
};
