import { inTop, type BenchPerson, type Organisation } from './organisation.ts';

/** The least that shows a person: who and what. */
export function Row({ person: { name, position, department } }: { person: BenchPerson }) {
  return (
    <span data-person>
      <b>{name}</b> {position} {department}
    </span>
  );
}

/** Beside a list that knows no departments: the host's own button for one, and how many are chosen. */
export function ChooseDepartment({
  people,
  chosen,
  onChoose,
}: {
  people: Organisation['people'];
  chosen: number;
  onChoose: (people: readonly BenchPerson[]) => void;
}) {
  return (
    <button
      type="button"
      data-department
      data-chosen={chosen}
      onClick={() => onChoose(people.slice(0, inTop))}
    >
      {chosen}
    </button>
  );
}

/** People whose name has the text in it, in their order. */
export function matching(people: readonly BenchPerson[], query: string): readonly BenchPerson[] {
  const asked = query.trim().toLowerCase();
  return asked === '' ? people : people.filter(({ name }) => name.toLowerCase().includes(asked));
}
