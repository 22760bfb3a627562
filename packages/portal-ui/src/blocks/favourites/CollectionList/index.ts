export { CollectionList } from './CollectionList.tsx';
export type {
  CollectionListLabels,
  CollectionListOptions,
  CollectionListProps,
  FavouriteKind,
  FavouriteView,
} from './types.ts';
