export {
  useConversationList,
  useConversation,
  useHistory,
  usePinned,
  useOutboxItems,
  useDraft,
  useTyping,
} from './conversation-hooks.ts';
export { useUnread } from './use-unread.ts';
