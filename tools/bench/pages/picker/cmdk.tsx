import { Command } from 'cmdk';
import { useState } from 'react';
import { drive } from './drive.tsx';
import type { Organisation } from './organisation.ts';
import { ChooseDepartment, Row } from './parts.tsx';

const includes = (value: string, search: string) =>
  value.toLowerCase().includes(search.toLowerCase()) ? 1 : 0;

function Cmdk({ prepared: { people }, open }: { prepared: Organisation; open: boolean }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (!open) return null;
  return (
    <Command filter={includes}>
      <Command.Input />
      <ChooseDepartment
        people={people}
        chosen={chosen.size}
        onChoose={(all) => setChosen(new Set(all.map(({ id }) => id)))}
      />
      <Command.List style={{ height: 560, overflow: 'auto' }}>
        {people.map((person) => (
          <Command.Item
            key={person.id}
            value={`${person.name} ${person.id}`}
            style={{ height: 48, background: chosen.has(person.id) ? 'lightblue' : undefined }}
          >
            <Row person={person} />
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}

drive({ prepare: (organisation) => organisation, Picker: Cmdk });
