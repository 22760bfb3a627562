import type { GroupView, MarkRange, PersonView } from '../views.ts';
import type {
  Contact,
  ContactPage,
  ContactSource,
  DepartmentContact,
  GroupContact,
  PageRequest,
  PersonContact,
} from './contact-source.ts';

/** A person of a small organisation. */
export interface MemoryPerson extends PersonView {
  /** Departments that list the person. */
  departmentIds?: readonly string[] | undefined;
  /** What else they are found by, with spaces between: pinyin, initials, a staff number, an e-mail address. */
  keys?: string | undefined;
}

export interface MemoryDepartment {
  id: string;
  name: string;
  /** Absent: a top department. */
  parentId?: string | undefined;
}

export interface MemoryGroup extends GroupView {
  memberCount?: number | undefined;
}

export interface MemorySourceOptions {
  /** The current user: not counted in departments. */
  selfId?: string | undefined;
  /** Ids of people and groups, newest first; without them there is no such list. */
  recentIds?: readonly string[] | undefined;
  friendIds?: readonly string[] | undefined;
  /** Rows a page. */
  pageSize?: number | undefined;
}

/** As names are compared: case, width and accents do not count. */
const fold = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- plain ASCII needs no more than this, and most names' keys are
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * A source that holds everything itself, for stories and small applications. It answers at once and stays small: next to
 * the people that it is given, one text that is searched and a few arrays of numbers.
 */
export function createMemoryContactSource(
  people: readonly MemoryPerson[],
  departments: readonly MemoryDepartment[] = [],
  groups: readonly MemoryGroup[] = [],
  { selfId, recentIds, friendIds, pageSize = 100 }: MemorySourceOptions = {},
): ContactSource {
  const tree = departmentTree(people, departments, selfId);
  const text = searchText(people);

  const asPerson = (index: number): PersonContact | undefined => {
    const person = people[index];
    if (person === undefined) return undefined;
    const { id, name, position, department, avatarUrl } = person;
    return { type: 'person', id, name, position, department, avatarUrl, departmentIds: tree.idsOf(person) };
  };
  const asGroup = (group: MemoryGroup): GroupContact => ({ ...group, type: 'group' });

  function resolve(ids: readonly string[]): Contact[] {
    const places = new Map(ids.map((id, index) => [id, index]));
    const found: (Contact | undefined)[] = [];
    // One walk over all of them; a table by id would outweigh everything else here.
    people.forEach(({ id }, index) => {
      const place = places.get(id);
      if (place !== undefined) found[place] = asPerson(index);
    });
    for (const group of groups) {
      const place = places.get(group.id);
      if (place !== undefined) found[place] = asGroup(group);
    }
    return found.filter((contact) => contact !== undefined);
  }

  function page<Item>(items: readonly Item[], { cursor }: PageRequest): ContactPage<Item> {
    const from = Number(cursor ?? 0);
    const to = from + pageSize;
    return {
      items: items.slice(from, to),
      total: items.length,
      next: to < items.length ? String(to) : undefined,
    };
  }

  const listed = (ids: readonly string[]) => resolve(ids);
  return {
    searchDelay: 0,
    ...(recentIds && { recent: (request) => page(listed(recentIds), request) }),
    ...(friendIds && {
      friends: (request) =>
        page(
          listed(friendIds).filter((contact) => contact.type === 'person'),
          request,
        ),
    }),
    ...(groups.length > 0 && { groups: (request) => page(groups.map(asGroup), request) }),
    ...(departments.length > 0 && {
      departments: (parentId, request) => page(tree.below(parentId), request),
      members: (departmentId, request) => {
        const { items, ...rest } = page(tree.listedIn(departmentId), request);
        return { ...rest, items: items.map(asPerson).filter((person) => person !== undefined) };
      },
      everyone: (departmentIds) => {
        const ids = tree.everyone(departmentIds);
        return { total: ids.length, ids };
      },
      path: (departmentId) => tree.path(departmentId),
    }),
    search: (query, { cursor, kinds }) => {
      const asked = fold(query.trim());
      if (asked === '') return { items: [] };
      const items: Contact[] = [];
      if (kinds !== 'people' && cursor === undefined) {
        for (const group of groups) {
          if (fold(group.name).includes(asked)) items.push(withMark(asGroup(group), asked));
        }
      }
      if (kinds === 'groups') return { items };
      const { found, next } = text.search(asked, cursor, pageSize);
      const hits = found.map(asPerson).filter((person) => person !== undefined);
      return { items: [...hits.map((person) => withMark(person, asked)), ...items], next };
    },
    resolve,
    resolveBatch: 1_000,
  };
}

function withMark<Found extends Contact>(contact: Found, asked: string): Found {
  const start = fold(contact.name).indexOf(asked);
  const range: MarkRange = [start, start + asked.length];
  // Folding may change lengths (ﬁ is two letters): then nothing is marked rather than the wrong part.
  if (start === -1 || fold(contact.name).length !== contact.name.length) return contact;
  return { ...contact, match: { field: 'name', ranges: [range] } };
}

/** All names and keys as one text, a line for each person: the browser finds in it faster than in a hundred thousand. */
function searchText(people: readonly MemoryPerson[]) {
  const lines: string[] = [''];
  const starts = new Int32Array(people.length + 1);
  let length = 1;
  people.forEach(({ name, keys }, index) => {
    const line = fold(keys === undefined ? name : `${name} ${keys}`).replaceAll('\n', ' ');
    starts[index] = length;
    length += line.length + 1;
    lines.push(line);
  });
  starts[people.length] = length;
  lines.push('');
  const all = lines.join('\n');

  const lineAt = (place: number): number => {
    let low = 0;
    let high = people.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const start = (line: number) => starts[line] ?? 0;
  const end = (line: number) => (starts[line + 1] ?? length) - 1;
  // The line alone: looking from its beginning on would go through all that follow.
  const has = (needle: string, line: number) => all.slice(start(line) - 1, end(line)).includes(needle);

  return {
    /** Beginnings of names first, then beginnings of words, then the rest. The cursor says how far it has come. */
    search(
      asked: string,
      cursor: string | undefined,
      size: number,
    ): { found: number[]; next?: string | undefined } {
      const needles = [`\n${asked}`, ` ${asked}`, asked];
      const [pass = 0, place = 0] = (cursor ?? '0:0').split(':').map(Number);
      const found: number[] = [];
      let from = place;
      for (let round = pass; round < needles.length; round += 1) {
        const needle = needles[round] ?? asked;
        for (;;) {
          const at = all.indexOf(needle, from);
          if (at === -1) break;
          // The needle begins with what stands before the word.
          const line = lineAt(round === 2 ? at : at + 1);
          from = end(line);
          if (needles.slice(0, round).some((better) => has(better, line))) continue;
          found.push(line);
          if (found.length === size) return { found, next: `${round}:${from}` };
        }
        from = 0;
      }
      return { found };
    },
  };
}

function departmentTree(
  people: readonly MemoryPerson[],
  departments: readonly MemoryDepartment[],
  selfId: string | undefined,
) {
  const indexOf = new Map(departments.map(({ id }, index) => [id, index]));
  const parents = Int32Array.from(departments, ({ parentId }) =>
    parentId === undefined ? -1 : (indexOf.get(parentId) ?? -1),
  );
  const children = Map.groupBy(departments.keys(), (index) => parents[index] ?? -1);
  const ways = departments.map((_, index) => wayTo(index, parents));
  const placesOf = (person: MemoryPerson) =>
    (person.departmentIds ?? []).map((id) => indexOf.get(id)).filter((index) => index !== undefined);

  // Who is listed where, as one array cut at `cuts`; and how many are below each, nobody twice.
  const cuts = new Int32Array(departments.length + 1);
  const counts = new Int32Array(departments.length);
  const countedFor = new Int32Array(departments.length).fill(-1);
  people.forEach((person, index) => {
    for (const place of placesOf(person)) {
      cuts[place + 1] = (cuts[place + 1] ?? 0) + 1;
      for (let above = place; above !== -1; above = parents[above] ?? -1) {
        if (countedFor[above] === index) continue;
        countedFor[above] = index;
        if (person.id !== selfId) counts[above] = (counts[above] ?? 0) + 1;
      }
    }
  });
  for (let index = 0; index < departments.length; index += 1)
    cuts[index + 1] = (cuts[index + 1] ?? 0) + (cuts[index] ?? 0);
  const listed = new Int32Array(cuts[departments.length] ?? 0);
  const filled = cuts.slice();
  people.forEach((person, index) => {
    for (const place of placesOf(person)) {
      const at = filled[place] ?? 0;
      listed[at] = index;
      filled[place] = at + 1;
    }
  });

  const listedAt = (index: number) => listed.subarray(cuts[index], cuts[index + 1]);
  const asContact = (index: number): DepartmentContact => ({
    type: 'department',
    id: departments[index]?.id ?? '',
    name: departments[index]?.name ?? '',
    count: counts[index] ?? 0,
    hasChildren: (children.get(index)?.length ?? 0) > 0,
  });

  return {
    below: (parentId: string | undefined) =>
      (children.get(parentId === undefined ? -1 : (indexOf.get(parentId) ?? -2)) ?? []).map(asContact),
    listedIn: (id: string): readonly number[] => {
      const index = indexOf.get(id);
      return index === undefined ? [] : [...listedAt(index)];
    },
    path: (id: string) => (ways[indexOf.get(id) ?? -1] ?? []).map(asContact),
    /** The departments of a person and those above them. */
    idsOf: (person: MemoryPerson): string[] => [
      ...new Set(
        placesOf(person).flatMap((place) => (ways[place] ?? []).map((index) => departments[index]?.id ?? '')),
      ),
    ],
    everyone: (ids: readonly string[]): string[] => {
      const found = new Set<number>();
      const waiting = ids.map((id) => indexOf.get(id)).filter((index) => index !== undefined);
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
        for (const person of listedAt(index)) found.add(person);
        waiting.push(...(children.get(index) ?? []));
      }
      return [...found].map((index) => people[index]?.id ?? '').filter((id) => id !== selfId);
    },
  };
}

/** From the top down to the department itself. */
function wayTo(index: number, parents: Int32Array): number[] {
  const way: number[] = [];
  for (let at = index; at !== -1 && !way.includes(at); at = parents[at] ?? -1) way.unshift(at);
  return way;
}
