import { useState } from 'react';
import { drive } from './drive.tsx';
import type { Organisation } from './organisation.ts';
import { ChooseDepartment, Row } from './parts.tsx';

const height = 48;
const around = 4;

interface Prepared extends Pick<Organisation, 'people'> {
  texts: readonly string[];
}

/** A minimal virtual list with a filter: no tree, no keyboard, no chips. */
function Floor({ prepared: { people, texts }, open }: { prepared: Prepared; open: boolean }) {
  const [query, setQuery] = useState('');
  const [top, setTop] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = query === '' ? people : people.filter((_, index) => texts[index]?.includes(query) === true);
  if (!open) return null;
  const first = Math.max(0, Math.floor(top / height) - around);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 640 }}>
      <input
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value.trim().toLowerCase())}
      />
      <ChooseDepartment
        people={people}
        chosen={chosen.size}
        onChoose={(all) => setChosen(new Set(all.map(({ id }) => id)))}
      />
      <div
        style={{ flex: 1, overflowY: 'auto' }}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      >
        <div style={{ height: found.length * height, overflow: 'hidden' }}>
          <div style={{ transform: `translateY(${first * height}px)` }}>
            {found.slice(first, first + Math.ceil(640 / height) + 2 * around).map((person) => (
              <div
                key={person.id}
                style={{ height, background: chosen.has(person.id) ? 'lightblue' : undefined }}
              >
                <Row person={person} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

drive({
  prepare: ({ people }) => ({ people, texts: people.map(({ name }) => name.toLowerCase()) }),
  Picker: Floor,
});
