export { PinnedBar, type PinnedBarProps } from './bars/PinnedBar.tsx';
export { LinkedText, type LinkedTextProps } from './content/LinkedText.tsx';
export { MessageList } from './MessageList.tsx';
export type {
  AnnouncementView,
  FileAction,
  MentionView,
  MessageAction,
  MessageActionOptions,
  MessageBulkAction,
  MessageFileView,
  MessageKind,
  MessageListLabels,
  MessageListOptions,
  MessageListProps,
  MessageReadersView,
  MessageState,
  MessageView,
  PinnedMessageView,
  QuoteView,
  ReactionView,
} from './types.ts';
