export { SearchPopover } from './SearchPopover.tsx';
export type {
  DepartmentHit,
  GroupHit,
  OwnConversationHit,
  PersonHit,
  RecentSearches,
  SearchActions,
  SearchFound,
  SearchPopoverLabels,
  SearchPopoverOptions,
  SearchPopoverProps,
  SearchStatus,
  SearchTab,
} from './types.ts';
