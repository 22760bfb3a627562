import { useState } from 'react';
import Select from 'react-select';
import { drive } from './drive.tsx';
import type { BenchPerson, Organisation } from './organisation.ts';
import { ChooseDepartment, Row } from './parts.tsx';

const label = (person: BenchPerson) => <Row person={person} />;

function ReactSelect({ prepared: { people }, open }: { prepared: Organisation; open: boolean }) {
  const [chosen, setChosen] = useState<readonly BenchPerson[]>([]);
  return (
    <>
      <Select
        isMulti
        menuIsOpen={open}
        maxMenuHeight={560}
        hideSelectedOptions={false}
        // Without ten thousand chips, which no product would show.
        controlShouldRenderValue={false}
        options={people}
        value={chosen}
        onChange={setChosen}
        getOptionValue={({ id }) => id}
        getOptionLabel={({ name }) => name}
        formatOptionLabel={label}
      />
      <ChooseDepartment people={people} chosen={chosen.length} onChoose={setChosen} />
    </>
  );
}

drive({ prepare: (organisation) => organisation, Picker: ReactSelect });
