export { CollectionList } from './CollectionList.tsx';
export type {
  CollectionListLabels,
  CollectionListOptions,
  CollectionListProps,
  FavouriteFilters,
  FavouriteKind,
  FavouriteNotes,
  FavouriteTagging,
  FavouriteView,
  RemovedFavourite,
} from './types.ts';
