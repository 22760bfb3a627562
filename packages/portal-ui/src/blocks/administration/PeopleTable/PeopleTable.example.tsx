import '@snap/portal-ui/people-table/styles.css';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { PeopleTable, type PersonRow, type StateFilter } from '@snap/portal-ui/people-table';
import { peopleTable } from '@snap/portal-ui/people-table/labels/en';
import { useState } from 'react';

const people: PersonRow[] = [
  { id: '1', name: 'Li Na', login: 'lina', position: 'Reporter', departments: ['Video'], state: 'active' },
  { id: '2', name: 'John Smith', login: 'smith', departments: ['Archive'], state: 'disabled' },
];

export function VideoStaff() {
  const [query, setQuery] = useState('');
  const [state, setState] = useState<StateFilter>('present');
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <PeopleTable
      style={{ blockSize: 360 }}
      people={people.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))}
      filters={{ query, onQueryChange: setQuery, state, onStateChange: setState }}
      selection={{ ids, onIdsChange: setIds, actions: <Button size="small">Disable</Button> }}
      onOpen={({ id }) => window.location.assign(`/people/${id}`)}
      empty={<EmptyState text="Nobody is in this department." />}
      labels={peopleTable}
    />
  );
}
