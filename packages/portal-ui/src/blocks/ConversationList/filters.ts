import type { ConversationFilter, ConversationView } from './types.ts';

const passes: Record<ConversationFilter, (conversation: ConversationView) => boolean> = {
  all: () => true,
  unread: ({ unread }) => unread > 0,
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

/** How many unread messages each filter holds; those of muted conversations call nobody, unless they mention. */
export function unreadTotals(conversations: readonly ConversationView[]): Record<ConversationFilter, number> {
  const sum = (filter: ConversationFilter) =>
    conversations.reduce(
      (total, conversation) =>
        passes[filter](conversation) && !conversation.muted ? total + conversation.unread : total,
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
