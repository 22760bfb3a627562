import { useState } from 'react';
import { MessageSearch } from './MessageSearch.tsx';
import { RecentConversations } from './RecentConversations.tsx';

/** The recent conversations, and the search through everything that was said in them. */
export function ConversationsColumn({ currentId }: { currentId?: string | undefined }) {
  const [query, setQuery] = useState('');
  return (
    <MessageSearch query={query} onQueryChange={setQuery}>
      <RecentConversations filterable currentId={currentId} className="min-h-0 flex-1" />
    </MessageSearch>
  );
}
