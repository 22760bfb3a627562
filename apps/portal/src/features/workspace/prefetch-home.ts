import type { ChannelType } from '@snap/portal-api/contract';
import { loadWords } from '../../i18n/further-words.ts';
import { queryClient } from '../../queries/query-client.ts';
import {
  boardQuery,
  favouritesQuery,
  filesQuery,
  hotspotsQuery,
  rankingQuery,
  storiesQuery,
} from './queries.ts';

/** Fetches what a card shows; the other cards have their rows from elsewhere. */
const prefetchCard: Partial<Record<ChannelType, () => Promise<void>>> = {
  stories: () => queryClient.prefetchQuery(storiesQuery),
  hotspots: () => queryClient.prefetchQuery(hotspotsQuery),
  ranking: () => queryClient.prefetchQuery(rankingQuery),
  files: () => queryClient.prefetchQuery(filesQuery),
  favourites: () => queryClient.prefetchQuery(favouritesQuery),
};

/**
 * Fetches the board, and then what is in its cards, while the guard still asks who somebody is: the home page is then drawn
 * once, as it stays.
 */
export async function prefetchHome(): Promise<void> {
  void loadWords('workspace').catch(() => undefined);
  await queryClient.prefetchQuery(boardQuery);
  for (const { type } of queryClient.getQueryData(boardQuery.queryKey)?.channels ?? [])
    void prefetchCard[type]?.();
}
