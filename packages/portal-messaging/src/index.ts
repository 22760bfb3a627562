export { createMessaging, type Messaging } from './messaging.ts';
export type { Clock, MessagingApi, MessagingOptions, RetryOnReconnect, Tabs } from './options.ts';
export { inOrder, unreadTotal } from './conversations/order.ts';
export type { ConversationListState } from './conversations/conversation-list.ts';
export type { CachedHistory, ConversationHistory, HistoryStatus } from './history/history-state.ts';
export type { Edit } from './drafts/draft-details-shape.ts';
export type { Attachment } from './drafts/attachments.ts';
export type { AttachmentRecord, AttachmentStorage } from './drafts/attachment-storage.ts';
export type { DraftStorage } from './drafts/draft-storage.ts';
export type { UploadProgress } from './outbox/message-uploads.ts';
export type { OutboxItem } from './outbox/outbox-state.ts';
export type { Mention, OutboxStorage, Refusal } from './outbox/outbox-storage.ts';
export {
  createForwarding,
  type Forwardable,
  type Forwarding,
  type ForwardingOptions,
} from './forwarding/forwarding.ts';
export { filePlaceholders, standsForFile } from './forwarding/file-placeholders.ts';
export { seqOfMessageId } from './message-id.ts';
export type { DataStatus } from './status.ts';
