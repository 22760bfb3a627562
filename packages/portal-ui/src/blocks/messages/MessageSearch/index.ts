export { MessageSearch } from './MessageSearch.tsx';
export type {
  FoundConversationView,
  FoundKind,
  FoundMessageView,
  MessageSearchFilters,
  MessageSearchLabels,
  MessageSearchOptions,
  MessageSearchProps,
  MessageSearchStatus,
} from './types.ts';
