import { limits, type Favourite, type FavouriteKind } from '@snap/portal-api/contract';
import { queryOptions } from '@tanstack/react-query';
import { collectionApi } from '../../page-apis.ts';
import { pagedListOptions } from '../../queries/paged-list.ts';
import { pruneNoteEdits } from '../../stores/note-draft.ts';

/** What the list is narrowed to. */
export interface FavouriteFilter {
  kind: FavouriteKind | undefined;
  tag: string | undefined;
  query: string;
}

export const favouriteListQuery = ({ kind, tag, query }: FavouriteFilter) =>
  pagedListOptions<Favourite>({
    queryKey: ['favourites', 'list', { kind, tag, query }],
    fetchPage: async (page, signal) => {
      const input = { kind, tag, query, page, size: limits.favouritePageMax };
      const { favourites, total } = await collectionApi.list(input, { signal });
      const whole = kind === undefined && tag === undefined && query === '' && favourites.length === total;
      if (whole) pruneNoteEdits(favourites.map(({ id }) => id));
      return { items: favourites, total };
    },
    volatile: query !== '',
  });

/** Own tags, with how many favourites have each. */
export const favouriteTagsQuery = queryOptions({
  queryKey: ['favourites', 'tags'],
  queryFn: ({ signal }) => collectionApi.tags({}, { signal }),
});

export const favouriteIdsKey = (kind: FavouriteKind) => ['favourites', 'ids', kind];

/** Ids of favourites, by the id of the application, person or group that each is. */
export type FavouriteIds = Readonly<Record<string, string>>;

/** The ids of all favourites of a kind. */
export const favouriteIdsQuery = (kind: 'app' | 'person' | 'group') =>
  queryOptions({
    queryKey: favouriteIdsKey(kind),
    queryFn: async ({ signal }): Promise<FavouriteIds> => {
      const ids: Record<string, string> = {};
      const size = limits.favouritePageMax;
      for (let page = 1; ; page += 1) {
        // oxlint-disable-next-line no-await-in-loop -- more than one page is rare
        const { favourites, total } = await collectionApi.list({ kind, query: '', page, size }, { signal });
        for (const { id, source } of favourites) {
          if (source.type === 'app') ids[source.appId] = id;
          else if (source.type === 'person') ids[source.userId] = id;
          else if (source.type === 'group') ids[source.groupId] = id;
        }
        if (favourites.length === 0 || page * size >= total) return ids;
      }
    },
  });
