export { SearchPopover } from './SearchPopover.tsx';
export { useSearchPopover } from './state/use-search-popover.ts';
export type {
  DepartmentHit,
  GroupHit,
  OwnConversationHit,
  PersonHit,
  SearchPopoverLabels,
  SearchPopoverOptions,
  SearchPopoverProps,
  SearchStatus,
  SearchTab,
} from './types.ts';
