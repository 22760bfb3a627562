export { CollectionList } from './CollectionList.tsx';
export type {
  CollectionListLabels,
  CollectionListOptions,
  CollectionListProps,
  CollectionListStatus,
  FavouriteKind,
  FavouriteView,
} from './types.ts';
