import { useState } from 'react';
import {
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  ListLayout,
  SearchField,
  type Selection,
  Virtualizer,
} from 'react-aria-components';
import { drive } from './drive.tsx';
import type { BenchPerson, Organisation } from './organisation.ts';
import { ChooseDepartment, matching, Row } from './parts.tsx';

const layout = { rowHeight: 48 };
const item = (person: BenchPerson) => (
  <ListBoxItem id={person.id} textValue={person.name}>
    <Row person={person} />
  </ListBoxItem>
);

function ReactAriaListBox({ prepared: { people }, open }: { prepared: Organisation; open: boolean }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Selection>(new Set<Key>());
  if (!open) return null;
  return (
    <>
      <SearchField aria-label="Search" value={query} onChange={setQuery}>
        <Input />
      </SearchField>
      <ChooseDepartment
        people={people}
        chosen={chosen === 'all' ? people.length : chosen.size}
        onChoose={(all) => setChosen(new Set(all.map(({ id }) => id)))}
      />
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <ListBox
          aria-label="People"
          style={{ height: 560, overflow: 'auto', display: 'block' }}
          selectionMode="multiple"
          selectedKeys={chosen}
          onSelectionChange={setChosen}
          items={matching(people, query)}
        >
          {item}
        </ListBox>
      </Virtualizer>
    </>
  );
}

drive({ prepare: (organisation) => organisation, Picker: ReactAriaListBox });
