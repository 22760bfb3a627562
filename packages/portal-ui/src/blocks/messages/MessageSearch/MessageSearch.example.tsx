import '@snap/portal-ui/message-search/styles.css';
import {
  MessageSearch,
  type FoundMessageView,
  type MessageSearchFilters,
} from '@snap/portal-ui/message-search';
import { messageSearch } from '@snap/portal-ui/message-search/labels/en';
import { useState } from 'react';

const now = Date.UTC(2026, 10, 20, 6, 30);
const text = 'Page 3 is ready.';

/** An application asks its server; here is one message. */
function find(query: string): FoundMessageView[] {
  const at = text.toLowerCase().indexOf(query.toLowerCase());
  if (at === -1) return [];
  const lina = { id: '10086', name: 'Li Na' };
  return [
    {
      id: 'm1',
      conversation: { id: 'user:10086', kind: 'person', targetId: lina.id, name: lina.name },
      sender: lina,
      own: false,
      text,
      marks: [[at, at + query.length]],
      time: now,
    },
  ];
}

export function FindMessages() {
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<MessageSearchFilters>({});
  return (
    <MessageSearch
      style={{ blockSize: 400, maxInlineSize: 360 }}
      query={query}
      onQueryChange={setQuery}
      filters={{ value: filters, onValueChange: setFilters }}
      found={{
        status: query === '' ? 'idle' : 'ready',
        results: query === '' ? [] : find(query),
        onRetry: () => window.location.reload(),
      }}
      onOpen={({ id }) => window.location.assign(`/messages/${id}`)}
      locale="en"
      timeZone="Asia/Shanghai"
      now={now}
      labels={messageSearch}
    />
  );
}
