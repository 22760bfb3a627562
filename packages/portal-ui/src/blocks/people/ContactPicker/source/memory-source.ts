import { bestFirst } from './best-first.ts';
import type { GroupView, MarkRange, PersonView } from '../../../shared/views.ts';
import type {
  Contact,
  ContactPage,
  ContactSource,
  DepartmentContact,
  FoundContact,
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
  /** What else it is found by, with spaces between: pinyin, initials, a name in another language. */
  keys?: string | undefined;
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
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * A source that holds everything itself, for stories and small applications. It responds at once and stays small: next to
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

  const asPerson = (person: MemoryPerson): PersonContact => {
    const { id, name, position, department, avatarUrl } = person;
    return { type: 'person', id, name, position, department, avatarUrl, departmentIds: tree.idsOf(person) };
  };
  const asGroup = (group: MemoryGroup): GroupContact => ({ ...group, type: 'group' });

  function resolve(ids: readonly string[]): Contact[] {
    const found = new Map<string, Contact | undefined>(ids.map((id) => [id, undefined]));
    // One walk over all of them; a table by id would outweigh everything else here.
    for (const person of people) if (found.has(person.id)) found.set(person.id, asPerson(person));
    for (const group of groups) if (found.has(group.id)) found.set(group.id, asGroup(group));
    return [...found.values()].filter((contact) => contact !== undefined);
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

  return {
    searchDelay: 0,
    ...(recentIds && { recent: (request) => page(resolve(recentIds), request) }),
    ...(friendIds && {
      friends: (request) =>
        page(
          resolve(friendIds).filter((contact) => contact.type === 'person'),
          request,
        ),
    }),
    ...(groups.length > 0 && { groups: (request) => page(groups.map(asGroup), request) }),
    ...(departments.length > 0 && {
      departments: (parentId, request) => page(tree.below(parentId), request),
      members: (departmentId, request) => {
        const { items, ...rest } = page(tree.listedIn(departmentId), request);
        return { ...rest, items: items.map(asPerson) };
      },
      everyone: (departmentIds) => {
        const ids = tree.everyone(departmentIds);
        return { total: ids.length, ids };
      },
      path: (departmentId) => tree.path(departmentId),
    }),
    findsDepartments: departments.length > 0,
    search: (query, { cursor, kinds, departments: wanted }) => {
      const needle = fold(query.trim());
      if (needle === '') return { items: [] };
      const { found, next } = kinds === 'groups' ? { found: [] } : text.search(needle, cursor, pageSize);
      const items: FoundContact[] = found.map((person) => withMark(asPerson(person), needle));
      if (cursor === undefined) {
        if (kinds !== 'people') {
          for (const group of groups) {
            if (fold(group.name).includes(needle)) items.push(withMark(asGroup(group), needle));
          }
        }
        if (wanted === true) {
          for (const department of tree.search(needle)) items.push(withMark(department, needle));
        }
      }
      return { items: bestFirst(items), next };
    },
    resolve,
    resolveBatch: 1_000,
  };
}

function withMark<Found extends FoundContact>(contact: Found, needle: string): Found {
  const name = fold(contact.name);
  const start = name.indexOf(needle);
  const range: MarkRange = [start, start + needle.length];
  // Folding may change lengths (ﬁ is two letters): then nothing is marked rather than the wrong part.
  if (start === -1 || name.length !== contact.name.length) return contact;
  return { ...contact, match: { field: 'name', ranges: [range] } };
}

/** All names and keys as one text, a line for each person: the browser finds in it faster than in a hundred thousand. */
function searchText(people: readonly MemoryPerson[]) {
  const lines = people.map(({ name, keys = '' }) => `${name} ${keys}`.replaceAll('\n', ' '));
  const all = fold(`\n${lines.join('\n')}\n`);
  const ends: number[] = [];
  for (let end = all.indexOf('\n', 1); end !== -1; end = all.indexOf('\n', end + 1)) ends.push(end);

  /** The line that ends at a place or after it. */
  const lineAt = (place: number): number => {
    let low = 0;
    let high = people.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    /** Beginnings of names first, then beginnings of words, then the rest. The cursor says how far it has come. */
    search(
      typed: string,
      cursor: string | undefined,
      size: number,
    ): { found: MemoryPerson[]; next?: string | undefined } {
      const needles = [`\n${typed}`, ` ${typed}`, typed];
      const [round = 0, place = 0] = (cursor ?? '').split(':').map(Number);
      const better = needles.slice(0, round);
      const found: MemoryPerson[] = [];
      let from = place;
      for (const needle of needles.slice(round)) {
        for (;;) {
          const at = all.indexOf(needle, from);
          if (at === -1) break;
          const line = lineAt(at + needle.length);
          // The line alone: looking from its beginning on would go through all that follow.
          const text = all.slice(ends[line - 1] ?? 0, ends[line]);
          from = ends[line] ?? 0;
          const person = people[line];
          if (!person || better.some((other) => text.includes(other))) continue;
          found.push(person);
          if (found.length === size) return { found, next: `${better.length}:${from}` };
        }
        better.push(needle);
        from = 0;
      }
      return { found };
    },
  };
}

/** A department in its place. */
interface Place extends MemoryDepartment {
  /** From the top down to the department itself. */
  way: Place[];
  below: Place[];
  /** Who is listed in it. */
  listed: MemoryPerson[];
  /** People in it and below, each counted once, without the current user. */
  count: number;
  /** Who was counted last. */
  counted?: MemoryPerson;
}

function departmentTree(
  people: readonly MemoryPerson[],
  departments: readonly MemoryDepartment[],
  selfId: string | undefined,
) {
  const places = new Map(
    departments.map((department): [string | undefined, Place] => [
      department.id,
      { ...department, way: [], below: [], listed: [], count: 0 },
    ]),
  );
  const placesOf = (ids: readonly string[] = []) => ids.flatMap((id) => places.get(id) ?? []);

  const tops: Place[] = [];
  for (const place of places.values()) {
    (places.get(place.parentId)?.below ?? tops).push(place);
    for (let at: Place | undefined = place; at && !place.way.includes(at); at = places.get(at.parentId))
      place.way.unshift(at);
  }
  for (const person of people) {
    for (const id of person.departmentIds ?? []) {
      const place = places.get(id);
      place?.listed.push(person);
      for (const above of place?.way ?? []) {
        if (above.counted === person || person.id === selfId) continue;
        above.counted = person;
        above.count += 1;
      }
    }
  }
  const asContact = ({ id, name, count, below }: Place): DepartmentContact => ({
    type: 'department',
    id,
    name,
    count,
    hasChildren: below.length > 0,
  });

  return {
    below: (parentId: string | undefined) =>
      (parentId === undefined ? tops : placesOf([parentId]).flatMap(({ below }) => below)).map(asContact),
    listedIn: (id: string) => placesOf([id]).flatMap(({ listed }) => listed),
    /** Departments found by their name or keys, with those above them. */
    search: (needle: string) =>
      [...places.values()].flatMap((place) => {
        if (!fold(`${place.name} ${place.keys ?? ''}`).includes(needle)) return [];
        const above = place.way.slice(0, -1).map(({ id, name }) => ({ id, name }));
        return [{ ...asContact(place), above }];
      }),
    path: (id: string) => placesOf([id]).flatMap(({ way }) => way.map(asContact)),
    /** The departments of a person and those above them. */
    idsOf: ({ departmentIds }: MemoryPerson) => [
      ...new Set(placesOf(departmentIds).flatMap(({ way }) => way.map(({ id }) => id))),
    ],
    everyone: (departmentIds: readonly string[]) => {
      const found = new Set<string>();
      // Those below join while it is walked.
      const subtree = new Set(placesOf(departmentIds));
      for (const { below, listed } of subtree) {
        for (const { id } of listed) if (id !== selfId) found.add(id);
        for (const place of below) subtree.add(place);
      }
      return [...found];
    },
  };
}
