import { useNavigate } from '@tanstack/react-router';
import { targetTypes, type Target } from '@snap/portal-api/contract';
import { ConversationList, type ConversationListProps } from '@snap/portal-ui';
import { use } from 'react';
import { useSnapshot } from 'valtio';
import { isOffline } from '../../errors/kinds.ts';
import { useLabels } from '../../i18n/labels.ts';
import { conversations } from '../../stores/conversations.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { preferences } from '../../stores/preferences.ts';
import { PlaceContext } from './place.ts';
import { useConversationViews } from './use-conversation-views.ts';
import { useNow } from './use-now.ts';

interface RecentConversationsProps {
  /** The conversation that is open. */
  currentId?: string | undefined;
  /** At most so many. */
  limit?: number;
  filterable?: boolean;
  /** Name of the list, where another one stands on the same page. */
  label?: string | undefined;
  /** The pane beside it shows the empty state. */
  emptyHidden?: boolean;
  className?: string | undefined;
}

// On first use: most lines are only read.
const steps = () => import('./conversation-steps.ts');

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
  const { status, error } = useSnapshot(conversations);
  const views = useConversationViews().slice(0, limit);
  return (
    <ConversationList
      {...(label !== undefined && { 'aria-label': label })}
      className={className}
      conversations={views}
      currentId={currentId}
      filterable={filterable}
      status={listStatus(status, error)}
      onSelect={(key) => {
        const target = targetOf(key);
        if (conversations.byKey[key]?.markedUnread) {
          void steps().then(({ setUnread }) => setUnread(target, false));
        }
        if (place) place.open(target);
        else void navigate({ to: '/news/news', search: { ...target } });
      }}
      onMarkRead={(key) => void steps().then(({ markAllRead }) => markAllRead(targetOf(key)))}
      onMarkUnread={(key) => void steps().then(({ setUnread }) => setUnread(targetOf(key), true))}
      onMarkAllRead={() => void steps().then(({ markEverythingRead }) => markEverythingRead())}
      onPinnedChange={(key, pinned) => void steps().then(({ setPinned }) => setPinned(targetOf(key), pinned))}
      onMutedChange={(key, muted) => void steps().then(({ setMuted }) => setMuted(targetOf(key), muted))}
      onHide={(key) => void steps().then(({ hide }) => hide(targetOf(key)))}
      onRetry={() =>
        void import('../../stores/recent-list.ts').then(({ loadConversations }) => loadConversations())
      }
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

function listStatus(status: typeof conversations.status, error: unknown): ConversationListProps['status'] {
  if (status === 'error') return isOffline(error) ? 'offline' : 'error';
  return status === 'ready' ? 'ready' : 'loading';
}
