import { useLingui } from '@lingui/react/macro';
import { ConversationListHead } from '@snap/portal-ui/conversation-list';
import { unreadOf } from '@snap/portal-api/live';
import type { MessageSearchFilters } from '@snap/portal-ui/message-search';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { messaging } from '../../live/messaging.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { MessageSearchContainer } from './MessageSearchContainer.tsx';
import { PanelButtons } from './PanelButtons.tsx';
import { usePlace } from './place.ts';
import { RecentConversations } from './RecentConversations.tsx';

interface ConversationsColumnProps {
  /** The conversation that is open beside it. */
  currentId?: string | undefined;
  /** The pane beside it shows the empty state. */
  besidePane?: boolean;
}

// On first use: most conversations are only read.
const markAllRead = () =>
  void import('../../live/conversation-mutations.ts').then(({ markEverythingRead }) => markEverythingRead());

/** The recent conversations, buttons for a new one, and the search through all messages. */
export function ConversationsColumn({ currentId, besidePane = false }: ConversationsColumnProps) {
  const { t } = useLingui();
  const { conversationList: labels } = useLabels();
  const { panel } = usePlace();
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<MessageSearchFilters>({});
  const { byKey } = useSnapshot(messaging.conversations.state);
  const unread = Object.values(byKey).some((line) => line.markedUnread || unreadOf(line) > 0);
  return (
    <>
      <ConversationListHead
        title={t`Messages`}
        // The open conversation, or the page beside the panel, is the heading of the screen.
        level={panel || currentId !== undefined ? 2 : 1}
        onNewConversation={() => openDialog('conversation')}
        onNewGroup={() => openDialog('group')}
        onMarkAllRead={unread ? markAllRead : undefined}
        actions={panel && <PanelButtons />}
        labels={labels}
      />
      <MessageSearchContainer
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        onFiltersChange={setFilters}
      >
        <RecentConversations
          filterable
          currentId={currentId}
          label={panel ? t`Conversations in the panel` : undefined}
          emptyHidden={besidePane}
          className="min-h-0 flex-1"
        />
      </MessageSearchContainer>
    </>
  );
}
