import { inTop, type BenchPerson, type Organisation } from './organisation.ts';

/** A minimal person row: name, position and department. */
export function Row({ person: { name, position, department } }: { person: BenchPerson }) {
  return (
    <span data-person>
      <b>{name}</b> {position} {department}
    </span>
  );
}

/** For lists without departments: a host's button for one, and the number of chosen people. */
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

/** People whose name contains the text, in order. */
export function matching(people: readonly BenchPerson[], query: string): readonly BenchPerson[] {
  const text = query.trim().toLowerCase();
  return text === '' ? people : people.filter(({ name }) => name.toLowerCase().includes(text));
}
