import type {
  MaybePromise,
  Contact,
  ContactPage,
  ContactSource,
  DepartmentContact,
  PageRequest,
} from './contact-source.ts';

/** The part of an `expect` that the kit needs; that of Vitest, Jest and `@playwright/test` has it. */
export type KitExpect = (
  value: unknown,
  message?: string,
) => { toBe: (expected: unknown) => void; toEqual: (expected: unknown) => void };

/** What the kit runs with, and what it may look for. */
export interface ContactSourceKit {
  /** Runs a named test: `test` of Vitest, Jest or Playwright, or `it` of `node:test`. */
  test: (name: string, run: () => Promise<void>) => unknown;
  expect: KitExpect;
  /** A text that finds `finds`, for a source that searches. */
  search?: { query: string; finds: string } | undefined;
  /** A text that finds a department, for a source that finds departments. */
  searchDepartment?: { query: string; finds: string } | undefined;
  /** Ids that exist, for a source that resolves. */
  knownIds?: readonly string[] | undefined;
  /** The current user, who never comes with a department. */
  selfId?: string | undefined;
}

/** Pages that a list may have, departments that are looked into: enough to be sure, and over before one waits. */
const most = { pages: 50, departments: 40 };
/** Id and name that no contact has. */
const unknownId = 'no-such-contact-9f3a';

const request = (cursor?: string): PageRequest => ({ cursor, signal: new AbortController().signal });

async function readAll<Item>(
  fetchPage: (pageRequest: PageRequest) => MaybePromise<ContactPage<Item>>,
): Promise<{ items: Item[]; ended: boolean }> {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < most.pages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page needs the cursor of the one before
    const fetched = await fetchPage(request(cursor));
    items.push(...fetched.items);
    if (fetched.next === undefined) return { items, ended: true };
    if (fetched.next === cursor) return { items, ended: false };
    cursor = fetched.next;
  }
  return { items, ended: items.length > 0 };
}

/** Departments of the tree, widest first, with those above each. */
async function walk(
  source: ContactSource,
): Promise<{ department: DepartmentContact; parentIds: string[] }[]> {
  const found: { department: DepartmentContact; parentIds: string[] }[] = [];
  const waiting: { id: string | undefined; parentIds: string[] }[] = [{ id: undefined, parentIds: [] }];
  while (waiting.length > 0 && found.length < most.departments) {
    const next = waiting.shift();
    if (!next || !source.departments) break;
    const { departments } = source;
    // oxlint-disable-next-line no-await-in-loop -- a tree is walked from its top
    const { items } = await readAll((pageRequest) => departments(next.id, pageRequest));
    for (const department of items) {
      found.push({ department, parentIds: next.parentIds });
      waiting.push({ id: department.id, parentIds: [...next.parentIds, department.id] });
    }
  }
  return found;
}

const keysOf = (contacts: readonly { type: string; id: string }[]) =>
  contacts.map(({ type, id }) => `${type}:${id}`);
const isOnce = (keys: readonly string[]) => new Set(keys).size === keys.length;

const settle = async (call: () => unknown) => {
  try {
    await call();
  } catch {
    // Failing is one way to settle; the picker does not look any more.
  }
};

/**
 * Tests a `ContactSource` against what the picker relies on. Call it where tests are declared; a source is made for each
 * test. What the source leaves out is not tested.
 */
export function describeContactSource(
  makeSource: () => MaybePromise<ContactSource>,
  kit: ContactSourceKit,
): void {
  const { expect } = kit;
  const check = (name: string, run: (source: ContactSource) => Promise<void>) =>
    kit.test(`contact source: ${name}`, async () => run(await makeSource()));

  for (const list of ['recent', 'friends', 'groups'] as const) {
    check(`${list} ends, each row once and of the right kind`, async (source) => {
      const fetchPage = source[list];
      if (!fetchPage) return;
      const { items, ended } = await readAll<Contact>(fetchPage);
      expect(ended, 'the cursor leads to an end').toBe(true);
      expect(isOnce(keysOf(items)), 'no row comes twice').toBe(true);
      const kinds = { recent: ['person', 'group'], friends: ['person'], groups: ['group'] }[list];
      for (const { type, id, name } of items) {
        expect(kinds.includes(type), `${type} in ${list}`).toBe(true);
        expect(id !== '' && name.trim() !== '', `${id} has an id and a name`).toBe(true);
      }
    });
  }

  check('departments form a tree, and hasChildren tells the truth', async (source) => {
    if (!source.departments) return;
    const found = await walk(source);
    expect(isOnce(found.map(({ department }) => department.id)), 'no department is listed twice').toBe(true);
    const parents = new Set(found.flatMap(({ parentIds }) => parentIds.slice(-1)));
    for (const { department } of found) {
      if (department.hasChildren === false)
        expect(parents.has(department.id), `${department.name} has none below`).toBe(false);
    }
  });

  check('path leads from the top to the department', async (source) => {
    const { path } = source;
    if (!path) return;
    for (const { department, parentIds } of await walk(source)) {
      // oxlint-disable-next-line no-await-in-loop -- one question at a time
      const way = await path(department.id, request().signal);
      expect(way.map(({ id }) => id)).toEqual([...parentIds, department.id]);
    }
    expect((await path(unknownId, request().signal)).length, 'no way to an unknown one').toBe(0);
  });

  check('members are people, each once, and part of everyone', async (source) => {
    const { members, everyone } = source;
    if (!members) return;
    for (const { department } of (await walk(source)).slice(0, 10)) {
      // oxlint-disable-next-line no-await-in-loop -- one department at a time
      const { items, ended } = await readAll((pageRequest) => members(department.id, pageRequest));
      expect(ended, 'the cursor leads to an end').toBe(true);
      expect(isOnce(keysOf(items)), 'no person is listed twice').toBe(true);
      for (const { type, departmentIds } of items) {
        expect(type).toBe('person');
        if (departmentIds)
          expect(departmentIds.includes(department.id), 'departmentIds holds the department').toBe(true);
      }
      // oxlint-disable-next-line no-await-in-loop -- one department at a time
      const ids = (await everyone?.([department.id], request().signal))?.ids;
      if (ids && ids.length > 0) {
        const known = new Set(ids);
        const missing = items.filter(({ id }) => id !== kit.selfId && !known.has(id));
        expect(keysOf(missing), 'all members come with the department').toEqual([]);
      }
    }
  });

  check('everyone counts each person once, and never the current user', async (source) => {
    const { everyone } = source;
    if (!everyone) return;
    const found = (await walk(source)).slice(0, 10);
    for (const { department } of found) {
      // oxlint-disable-next-line no-await-in-loop -- one department at a time
      const { total, ids } = await everyone([department.id], request().signal);
      if (department.count !== undefined) expect(department.count, `count of ${department.name}`).toBe(total);
      if (ids) {
        expect(ids.length, 'total is the number of ids').toBe(total);
        expect(isOnce(ids), 'no person is listed twice').toBe(true);
        if (kit.selfId !== undefined)
          expect(ids.includes(kit.selfId), 'without the current user').toBe(false);
      }
    }
    const nested = found.find(({ parentIds }) => parentIds.length > 0);
    if (!nested) return;
    const above = nested.parentIds.slice(-1);
    const one = await everyone(above, request().signal);
    const both = await everyone([...above, nested.department.id], request().signal);
    expect(both.total, 'a department and one below it count each person once').toBe(one.total);
  });

  check(
    'search finds, keeps to the requested kinds, and finds nothing for an empty query',
    async (source) => {
      const { search } = source;
      if (!search) return;
      const empty = await search('', { ...request(), kinds: 'both' });
      expect(empty.items.length, 'an empty text').toBe(0);
      const none = await search(unknownId, { ...request(), kinds: 'both' });
      expect(none.items.length, 'a text that no contact has').toBe(0);
      if (!kit.search) return;
      const { query, finds } = kit.search;
      const { items, ended } = await readAll((pageRequest) =>
        search(query, { ...pageRequest, kinds: 'both' }),
      );
      expect(ended, 'the cursor leads to an end').toBe(true);
      expect(
        items.some(({ id }) => id === finds),
        `"${query}" finds ${finds}`,
      ).toBe(true);
      for (const { name, match } of items) {
        if (match?.field !== 'name') continue;
        for (const [start, end] of match.ranges) {
          expect(start >= 0 && start < end && end <= name.length, `marks lie inside ${name}`).toBe(true);
        }
      }
      for (const [kinds, type] of [
        ['people', 'person'],
        ['groups', 'group'],
      ] as const) {
        // Without `groups` the picker never searches groups alone.
        if (kinds === 'groups' && !source.groups) continue;
        // oxlint-disable-next-line no-await-in-loop -- one question at a time
        const page = await search(query, { ...request(), kinds });
        expect(
          page.items.every((contact) => contact.type === type),
          `only ${kinds}`,
        ).toBe(true);
      }
    },
  );

  check('search finds departments on request, each with its path', async (source) => {
    const { search, findsDepartments, path } = source;
    if (!search || findsDepartments !== true || !kit.searchDepartment) return;
    const { query, finds } = kit.searchDepartment;
    const find = async (options: { kinds: 'both' | 'people'; departments?: boolean }) =>
      (await readAll((page) => search(query, { ...page, ...options }))).items;
    const departmentsOf = (items: Awaited<ReturnType<typeof find>>) =>
      items.filter((item) => item.type === 'department');
    expect(departmentsOf(await find({ kinds: 'both' })).length, 'none unless requested').toBe(0);
    const found = departmentsOf(await find({ kinds: 'people', departments: true }));
    expect(
      found.some(({ id }) => id === finds),
      `"${query}" finds ${finds}`,
    ).toBe(true);
    for (const { id, above = [], count } of found) {
      // oxlint-disable-next-line no-await-in-loop -- one department at a time
      const way = await path?.(id, request().signal);
      if (way) expect([...above.map((each) => each.id), id]).toEqual(way.map((each) => each.id));
      if (way && count !== undefined) expect(count, `count of ${id}`).toBe(way.at(-1)?.count);
    }
  });

  check('resolve gives the known and leaves the unknown out', async (source) => {
    const { resolve, resolveBatch = 100 } = source;
    if (!resolve) return;
    expect((await resolve([], request().signal)).length, 'no ids').toBe(0);
    expect((await resolve([unknownId], request().signal)).length, 'an unknown id').toBe(0);
    const known = kit.knownIds ?? [];
    const mixed = await resolve([unknownId, ...known], request().signal);
    expect(mixed.map(({ id }) => id).toSorted()).toEqual([...known].toSorted());
    const full = Array.from({ length: resolveBatch }, (_, index) => known[index] ?? `${unknownId}-${index}`);
    const batch = await resolve(full, request().signal);
    expect(batch.length, 'a full batch is taken').toBe(Math.min(known.length, resolveBatch));
  });

  check('a request given up settles', async (source) => {
    const given = new AbortController();
    given.abort();
    const options = { signal: given.signal };
    await settle(() => source.recent?.(options));
    await settle(() => source.friends?.(options));
    await settle(() => source.search?.('a', { ...options, kinds: 'both' }));
    expect(given.signal.aborted).toBe(true);
  });
}
