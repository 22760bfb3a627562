import type { MemoryDepartment, MemoryPerson } from '@snap/portal-ui/contact-picker';

/** People in a top department; it has ten sub-departments with ten each, with a hundred people each by default. */
export const inTop = 10_000;
const inDeskUsually = 100;

export interface BenchPerson extends MemoryPerson {
  departmentIds: readonly string[];
}

export interface Organisation {
  people: readonly BenchPerson[];
  departments: readonly MemoryDepartment[];
}

const consonants = 'dklmnrst';
const vowels = 'aeio';

/** A deterministic organisation of this size. Names consist of letters, so that all libraries search alike. */
export function organisation(count: number, inDesk = inDeskUsually): Organisation {
  let state = 7;
  const random = (below: number) => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    return (state >>> 8) % below;
  };
  const syllable = () =>
    `${consonants[random(consonants.length)] ?? ''}${vowels[random(vowels.length)] ?? ''}`;
  const word = () => {
    const text = syllable() + syllable() + syllable();
    return text.charAt(0).toUpperCase() + text.slice(1);
  };

  const departments: MemoryDepartment[] = [];
  for (let top = 0; top < count / inTop; top += 1) {
    departments.push({ id: `d${top}`, name: `第${top}中心` });
    for (let middle = 0; middle < 10; middle += 1) {
      const id = `d${top}-${middle}`;
      departments.push({ id, name: `第${middle}部`, parentId: `d${top}` });
      for (let desk = 0; desk < 10; desk += 1)
        departments.push({ id: `${id}-${desk}`, name: `第${desk}组`, parentId: id });
    }
  }
  const people = Array.from({ length: count }, (_, index): BenchPerson => {
    const desk = Math.floor(index / inDesk);
    const id = `d${Math.floor(desk / 100)}-${Math.floor(desk / 10) % 10}-${desk % 10}`;
    const number = String(index).padStart(6, '0');
    return {
      id: `demo~${number}`,
      name: `${word()} ${word()}`,
      position: '记者',
      department: `第${desk % 10}组`,
      departmentIds: [id],
    };
  });
  // Flat strings, as from the network.
  const { people: read, departments: readToo }: Organisation = JSON.parse(
    JSON.stringify({ people, departments }),
  );
  return { people: read, departments: readToo };
}

/**
 * Name prefixes to type, of five letters each. After each letter the first result changes, in both ranking orders, so
 * that the update is observable.
 */
export function wordsToType({ people }: Organisation, count: number): string[] {
  const names = people.map(({ name }) => name.toLowerCase());
  const changes = (word: string) =>
    [0, 1, 2, 3, 4].every((length) => {
      const before = word.slice(0, length);
      const after = word.slice(0, length + 1);
      const first = names.find((name) => name.includes(before));
      const better = length === 0 ? first : names.find((name) => name.startsWith(before));
      return [first, better].every((name) => name?.includes(after) === false);
    });
  const words: string[] = [];
  // Prime steps reach all parts of the organisation.
  for (let step = 1; step < names.length && words.length < count; step += 1) {
    const word = names[(step * 6_131) % names.length]?.slice(0, 5) ?? '';
    if (changes(word)) words.push(word);
  }
  return words;
}
