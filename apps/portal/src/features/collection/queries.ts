import { limits, type Favourite, type FavouriteKind } from '@snap/portal-api/contract';
import { queryOptions } from '@tanstack/react-query';
import { collectionApi } from '../../page-apis.ts';
import { pagedListOptions } from '../../queries/paged-list.ts';
import { keepNoteEditsOf } from '../../stores/note-draft.ts';

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
      if (whole) keepNoteEditsOf(favourites.map(({ id }) => id));
      return { items: favourites, total };
    },
    volatile: query !== '',
  });

/** Own tags, with how many favourites have each. */
export const favouriteTagsQuery = queryOptions({
  queryKey: ['favourites', 'tags'],
  queryFn: ({ signal }) => collectionApi.tags({}, { signal }),
});
