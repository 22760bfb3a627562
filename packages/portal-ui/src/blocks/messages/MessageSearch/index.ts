export { MessageSearch } from './MessageSearch.tsx';
export type {
  FoundConversationView,
  FoundKind,
  FoundMessages,
  FoundMessageView,
  MessageSearchFiltering,
  MessageSearchFilters,
  MessageSearchLabels,
  MessageSearchOptions,
  MessageSearchProps,
  MessageSearchStatus,
} from './types.ts';
