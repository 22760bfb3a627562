import type { ConversationFilter, ConversationView } from '../types.ts';

/** Has unread messages, or was marked as unread. */
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

/** What passes the filter. The open conversation stays: reading it must not take it away from under its reader. */
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

/** Unread messages, but none of a muted conversation; one that its reader has marked as unread counts once at least. */
const waiting = ({ unread, markedUnread, muted }: ConversationView) =>
  Math.max(muted ? 0 : unread, markedUnread ? 1 : 0);

/** How many unread messages each filter holds. */
export function unreadTotals(conversations: readonly ConversationView[]): Record<ConversationFilter, number> {
  const sum = (filter: ConversationFilter) =>
    conversations.reduce(
      (total, conversation) => (passes[filter](conversation) ? total + waiting(conversation) : total),
      0,
    );
  return {
    all: sum('all'),
    unread: sum('unread'),
    // Mentions count conversations: which of their unread messages call is not known here.
    mentioned: conversations.filter(passes.mentioned).length,
    groups: sum('groups'),
  };
}
