import type { Channel, ChannelType } from '@snap/portal-api/contract';
import { newsroomApi, workspaceApi } from '../../workspace-api.ts';

/** Rows of a card. */
export const cardSize = 6;

/** A person's cards, those on offer, and which of their changes this is. */
export interface BoardAnswer {
  channels: readonly Channel[];
  offers: readonly Channel[];
  version: number;
}

export async function askBoard(signal: AbortSignal): Promise<BoardAnswer> {
  const [{ channels, version }, offers] = await Promise.all([
    workspaceApi.board({}, { signal }),
    workspaceApi.channels({}, { signal }),
  ]);
  return { channels, offers, version };
}

const size = cardSize;

export const askStories = async (signal: AbortSignal) =>
  (await newsroomApi.todoStories({ size }, { signal })).stories;

export const askHotspots = async (signal: AbortSignal) =>
  (await newsroomApi.hotspots({ size }, { signal })).hotspots;

export const askRanking = (signal: AbortSignal) => newsroomApi.ranking({ size }, { signal });

// The calls of these two come with their cards: most boards have neither.
export async function askFiles(signal: AbortSignal) {
  const { diskApi } = await import('../../disk-api.ts');
  return (await diskApi.list({ size, sort: 'time', order: 'desc' }, { signal })).items;
}

export async function askFavourites(signal: AbortSignal) {
  const { collectionApi } = await import('../../collection-api.ts');
  return (await collectionApi.list({ size }, { signal })).favourites;
}

/** What the cards ask for; the others have their rows from elsewhere. */
export const cardQuestions: Partial<Record<ChannelType, (signal: AbortSignal) => Promise<unknown>>> = {
  stories: askStories,
  hotspots: askHotspots,
  ranking: askRanking,
  files: askFiles,
  favourites: askFavourites,
};

/** What the answer to a card's question is called on the device. */
export const questionName = (asked: unknown): string | undefined =>
  Object.entries(cardQuestions).find(([, ask]) => ask === asked)?.[0];
