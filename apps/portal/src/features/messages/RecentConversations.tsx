import { useNavigate } from '@tanstack/react-router';
import { targetTypes, type Target } from '@snap/portal-api/contract';
import { ConversationList, type ConversationActions } from '@snap/portal-ui/conversation-list';
import { use } from 'react';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { messaging } from '../../live/messaging.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { preferences } from '../../stores/preferences.ts';
import { PlaceContext } from './place.ts';
import { useConversationViews } from './use-conversation-views.ts';
import { useNow } from '../../hooks/use-now.ts';

interface RecentConversationsProps {
  /** The conversation that is open. */
  currentId?: string | undefined;
  /** Most rows. */
  limit?: number;
  filterable?: boolean;
  /** Label of the list, where the page has another one. */
  label?: string | undefined;
  /** The pane beside it shows the empty state. */
  emptyHidden?: boolean;
  className?: string | undefined;
}

// On first use: most conversations are only read.
const mutations = () => import('../../live/conversation-mutations.ts');

const actions: ConversationActions = {
  onMarkRead: (key) => void mutations().then(({ markAllRead }) => markAllRead(targetOf(key))),
  onMarkUnread: (key) => void mutations().then(({ setUnread }) => setUnread(targetOf(key), true)),
  onPinnedChange: (key, pinned) => void mutations().then(({ setPinned }) => setPinned(targetOf(key), pinned)),
  onMutedChange: (key, muted) => void mutations().then(({ setMuted }) => setMuted(targetOf(key), muted)),
  onHide: (key) => void mutations().then(({ hide }) => hide(targetOf(key))),
};

/** The list keeps its filter itself. */
const filtering = {};

/** The recent list, wired to the stores. */
export function RecentConversations({
  currentId,
  limit,
  filterable,
  label,
  emptyHidden,
  className,
}: RecentConversationsProps) {
  const labels = useLabels();
  const navigate = useNavigate();
  const place = use(PlaceContext);
  const now = useNow(60_000);
  const { language } = useSnapshot(preferences);
  const { status } = useSnapshot(messaging.conversations.state);
  const views = useConversationViews().slice(0, limit);
  return (
    <ConversationList
      {...(label !== undefined && { 'aria-label': label })}
      className={className}
      conversations={views}
      currentId={currentId}
      filtering={filterable ? filtering : undefined}
      status={status}
      onSelect={(key) => {
        const target = targetOf(key);
        if (messaging.conversations.state.byKey[key]?.markedUnread) {
          void mutations().then(({ setUnread }) => setUnread(target, false));
        }
        if (place) place.open(target);
        else void navigate({ to: '/news/news', search: { ...target } });
      }}
      actions={actions}
      onRetry={() => void messaging.conversations.load()}
      onNewConversation={() => openDialog('conversation')}
      emptyHidden={emptyHidden}
      locale={language}
      now={now}
      labels={labels.conversationList}
    />
  );
}

/** The target that a key of the list names: `type:id`. */
function targetOf(key: string): Target {
  const [type] = key.split(':', 1);
  return { type: targetTypes.find((known) => known === type) ?? 'user', id: key.slice(key.indexOf(':') + 1) };
}
