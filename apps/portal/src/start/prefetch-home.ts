import type { ChannelType } from '@snap/portal-api/contract';
import { loadLabels } from '../i18n/lazy-labels.ts';
import { queryClient } from '../queries/query-client.ts';
import {
  boardQuery,
  favouritesQuery,
  filesQuery,
  hotspotsQuery,
  rankingQuery,
  storiesQuery,
} from '../features/workspace/queries.ts';

/** Cards whose rows come from one call. */
const prefetchCard: Partial<Record<ChannelType, () => Promise<void>>> = {
  stories: () => queryClient.prefetchQuery(storiesQuery),
  hotspots: () => queryClient.prefetchQuery(hotspotsQuery),
  ranking: () => queryClient.prefetchQuery(rankingQuery),
  files: () => queryClient.prefetchQuery(filesQuery),
  favourites: () => queryClient.prefetchQuery(favouritesQuery),
};

/**
 * Prefetches the board and then its cards while the guard still loads the user: the home page then renders once, with
 * its data.
 */
export async function prefetchHome(): Promise<void> {
  void loadLabels('workspace').catch(() => undefined);
  await queryClient.prefetchQuery(boardQuery);
  for (const { type } of queryClient.getQueryData(boardQuery.queryKey)?.channels ?? [])
    void prefetchCard[type]?.();
}
