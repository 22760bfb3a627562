import type { ConversationFilter, ConversationView } from '../types.ts';

/** Has unread messages or was marked as unread. */
export function isUnread({
  unread,
  markedUnread,
}: Pick<ConversationView, 'unread' | 'markedUnread'>): boolean {
  return unread > 0 || markedUnread === true;
}

const passes: Record<ConversationFilter, (conversation: ConversationView) => boolean> = {
  all: () => true,
  unread: isUnread,
  mentioned: ({ mentioned }) => mentioned === true,
  groups: ({ kind }) => kind !== 'person',
};

/** Conversations that pass the filter. The open one stays under the unread filter while it is read. */
export function filtered(
  conversations: readonly ConversationView[],
  filter: ConversationFilter,
  currentId: string | undefined,
): readonly ConversationView[] {
  if (filter === 'all') return conversations;
  return conversations.filter(
    (conversation) => passes[filter](conversation) || (filter !== 'groups' && conversation.id === currentId),
  );
}

/** Unread messages without those of muted conversations. A conversation marked as unread counts as at least one. */
const waiting = ({ unread, markedUnread, muted }: ConversationView) =>
  Math.max(muted ? 0 : unread, markedUnread ? 1 : 0);

/** Unread count of each filter. */
export function unreadTotals(conversations: readonly ConversationView[]): Record<ConversationFilter, number> {
  const sum = (filter: ConversationFilter) =>
    conversations.reduce(
      (total, conversation) => (passes[filter](conversation) ? total + waiting(conversation) : total),
      0,
    );
  return {
    all: sum('all'),
    unread: sum('unread'),
    // Counts conversations, because the number of unread mentions is unknown here.
    mentioned: conversations.filter(passes.mentioned).length,
    groups: sum('groups'),
  };
}
