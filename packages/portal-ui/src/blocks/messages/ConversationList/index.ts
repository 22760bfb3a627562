export { ConversationList } from './ConversationList.tsx';
export { ConversationListHead, type ConversationListHeadProps } from './ConversationListHead.tsx';
export { type ConversationMenuRequest } from './state/use-conversation-list.ts';
export type {
  ConversationActions,
  ConversationFilter,
  ConversationFiltering,
  ConversationListLabels,
  ConversationListOptions,
  ConversationListProps,
  ConversationView,
  LastMessageView,
  OutboxItemView,
} from './types.ts';
