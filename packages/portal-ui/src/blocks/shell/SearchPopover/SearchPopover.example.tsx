import '@snap/portal-ui/search-popover/styles.css';
import { SearchPopover } from '@snap/portal-ui/search-popover';
import { searchPopover } from '@snap/portal-ui/search-popover/labels/en';
import { useState } from 'react';

const staff = [
  { id: '10086', name: 'Li Na', position: 'Reporter', department: 'Video' },
  { id: '10088', name: 'Omar Farouk', position: 'Producer', department: 'Newsroom' },
];

export function FindPeople() {
  const [query, setQuery] = useState('');
  const people = staff.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <SearchPopover
      query={query}
      onQueryChange={setQuery}
      shortcut="Ctrl K"
      found={{
        status: query === '' ? 'idle' : 'ready',
        people: query === '' ? [] : people,
        groups: [],
        onRetry: () => window.location.reload(),
      }}
      actions={{
        onOpenPerson: ({ id }) => window.location.assign(`/people/${id}`),
        onOpenGroup: ({ id }) => window.location.assign(`/groups/${id}`),
        onMessagePerson: ({ id }) => window.location.assign(`/messages/${id}`),
      }}
      labels={searchPopover}
    />
  );
}
