export { SearchPopover } from './SearchPopover.tsx';
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
