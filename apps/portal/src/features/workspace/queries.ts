import type { Channel } from '@snap/portal-api/contract';
import { queryOptions } from '@tanstack/react-query';
import { newsroomApi, workspaceApi } from '../../shell-apis.ts';

/** Rows of a card. */
export const cardSize = 6;
const size = cardSize;

/** The page does not refetch what was prefetched for it. Milliseconds. */
const staleTime = 10_000;

/** A person's cards, those on offer, and which of their changes this is. */
export interface BoardData {
  channels: readonly Channel[];
  offers: readonly Channel[];
  version: number;
}

export const boardQuery = queryOptions({
  staleTime,
  queryKey: ['workspace', 'board'],
  queryFn: async ({ signal }): Promise<BoardData> => {
    const [{ channels, version }, offers] = await Promise.all([
      workspaceApi.board({}, { signal }),
      workspaceApi.channels({}, { signal }),
    ]);
    return { channels, offers, version };
  },
});

export const storiesQuery = queryOptions({
  staleTime,
  queryKey: ['workspace', 'stories'],
  queryFn: async ({ signal }) => (await newsroomApi.todoStories({ size }, { signal })).stories,
});

export const hotspotsQuery = queryOptions({
  staleTime,
  queryKey: ['workspace', 'hotspots'],
  queryFn: async ({ signal }) => (await newsroomApi.hotspots({ size }, { signal })).hotspots,
});

export const rankingQuery = queryOptions({
  staleTime,
  queryKey: ['workspace', 'ranking'],
  queryFn: ({ signal }) => newsroomApi.ranking({ size }, { signal }),
});

// The calls of these two come with their cards: most boards have neither.
export const filesQuery = queryOptions({
  staleTime,
  queryKey: ['disk', 'latest'],
  queryFn: async ({ signal }) => {
    const [{ diskApi }, { fileLink }] = await Promise.all([
      import('../../page-apis.ts'),
      import('./own-links.ts'),
    ]);
    return (await diskApi.recent({ size }, { signal })).items.map(fileLink);
  },
});

export const favouritesQuery = queryOptions({
  staleTime,
  queryKey: ['favourites', 'latest'],
  queryFn: async ({ signal }) => {
    const [{ collectionApi }, { favouriteLink }] = await Promise.all([
      import('../../page-apis.ts'),
      import('./own-links.ts'),
    ]);
    return (await collectionApi.list({ size }, { signal })).favourites.map(favouriteLink);
  },
});
