export { PinnedBar, type PinnedBarProps } from './bars/PinnedBar.tsx';
export { LinkedText, type LinkedTextProps } from './content/LinkedText.tsx';
export { MessageList } from './MessageList.tsx';
export type {
  AnnouncementView,
  FileAction,
  MentionView,
  MessageAction,
  MessageActions,
  MessageBulkAction,
  MessageConversation,
  MessageFileView,
  MessageHistory,
  MessageKind,
  MessageListLabels,
  MessageListProps,
  MessagePaging,
  MessageReadersView,
  MessageReading,
  MessageSelection,
  MessageState,
  MessageView,
  PinnedMessages,
  PinnedMessageView,
  QuoteView,
  ReactionView,
} from './types.ts';
