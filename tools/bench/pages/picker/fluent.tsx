import {
  FluentProvider,
  TagPicker,
  TagPickerControl,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
  webLightTheme,
} from '@fluentui/react-components';
import { useState } from 'react';
import { drive } from './drive.tsx';
import type { Organisation } from './organisation.ts';
import { ChooseDepartment, matching, Row } from './parts.tsx';

function FluentTagPicker({ prepared: { people }, open }: { prepared: Organisation; open: boolean }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <FluentProvider theme={webLightTheme}>
      <TagPicker
        open={open}
        selectedOptions={chosen}
        onOptionSelect={(_, { selectedOptions }) => setChosen(selectedOptions)}
      >
        <TagPickerControl>
          <TagPickerInput value={query} onChange={({ currentTarget }) => setQuery(currentTarget.value)} />
        </TagPickerControl>
        <TagPickerList>
          {matching(people, query).map((person) => (
            <TagPickerOption key={person.id} value={person.id} text={person.name}>
              <Row person={person} />
            </TagPickerOption>
          ))}
        </TagPickerList>
      </TagPicker>
      <ChooseDepartment
        people={people}
        chosen={chosen.length}
        onChoose={(all) => setChosen(all.map(({ id }) => id))}
      />
    </FluentProvider>
  );
}

drive({ prepare: (organisation) => organisation, Picker: FluentTagPicker });
