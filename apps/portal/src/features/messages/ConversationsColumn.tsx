import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MessageSearch } from './MessageSearch.tsx';
import { usePlace } from './place.ts';
import { RecentConversations } from './RecentConversations.tsx';

/** The recent conversations, and the search through everything that was said in them. */
export function ConversationsColumn({ currentId }: { currentId?: string | undefined }) {
  const { t } = useLingui();
  const { panel } = usePlace();
  const [query, setQuery] = useState('');
  return (
    <MessageSearch query={query} onQueryChange={setQuery}>
      <RecentConversations
        filterable
        currentId={currentId}
        label={panel ? t`Conversations in the panel` : undefined}
        className="min-h-0 flex-1"
      />
    </MessageSearch>
  );
}
