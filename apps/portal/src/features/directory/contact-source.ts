import type { AreaApi } from '@snap/portal-api';
import {
  limits,
  type Department,
  type FoundDepartment,
  type Group,
  type Person,
} from '@snap/portal-api/contract';
import type { directory, friends, groups, messages } from '@snap/portal-api/areas';
import {
  bestFirst,
  type ContactPage,
  type ContactSource,
  type DepartmentContact,
  type GroupContact,
  type PageRequest,
  type PersonContact,
} from '@snap/portal-ui/contact-picker';
import { toMarkMembers } from '../../stores/person-view-models.ts';
import { isOffline } from '../../errors/kinds.ts';

/** The calls that a contact picker of the portal makes. */
export interface ContactCalls {
  directory: AreaApi<typeof directory>;
  friends: AreaApi<typeof friends>;
  groups: AreaApi<typeof groups>;
  messages: AreaApi<typeof messages>;
}

/** Debounce of the search, in milliseconds. */
const settle = 120;

interface Place {
  /** From the top down to the department itself. */
  path: readonly DepartmentContact[];
  below: readonly DepartmentContact[];
}

/**
 * Contacts of the signed-in user for the contact picker. The department tree is one request, made when it is first shown;
 * everything else is paged.
 * @param userId `tenant~user`
 */
export function createContactSource(calls: ContactCalls, userId: string): ContactSource {
  const { directory, friends, groups, messages } = calls;
  const tenant = userId.slice(0, userId.indexOf('~') + 1);
  let tree: Promise<Map<string, Place>> | undefined;

  const toPerson = (person: Person): PersonContact => {
    const { id, name, position, department, parentDepartment, avatarVersion, match } = person;
    const avatarUrl = avatarVersion && directory.userAvatar.url({ userId: id, version: avatarVersion });
    const places = [parentDepartment, department].filter((place) => place !== undefined);
    return {
      type: 'person',
      id,
      name,
      position,
      department: places.join(' / ') || undefined,
      avatarUrl,
      match,
    };
  };
  const toGroup = (group: Group & { memberCount?: number }): GroupContact => {
    const { id, name, type: kind, avatarVersion, firstMembers, memberCount, match } = group;
    const avatarId = kind === 'group' ? `${id}_discussionGroup` : id;
    const avatarUrl = avatarVersion && directory.groupAvatar.url({ avatarId, version: avatarVersion });
    return {
      type: 'group',
      id,
      name,
      kind,
      avatarUrl,
      members: toMarkMembers(firstMembers),
      memberCount,
      match,
    };
  };
  // People who left are not chosen any more (decision D10).
  const present = (people: readonly Person[]) => people.filter(({ left }) => left !== true).map(toPerson);

  /** Not aborted with the request that started it: the next one waits for the same response. */
  async function places(): Promise<Map<string, Place>> {
    tree ??= directory.departmentTree().then(placesOf);
    try {
      return await tree;
    } catch (error) {
      tree = undefined;
      throw error;
    }
  }

  return {
    searchDelay: settle,
    resolveBatch: limits.peopleBatch,
    isOffline,
    // Pasted numbers have no tenant.
    idOf: (typed) => (typed.includes('~') ? typed : tenant + typed),

    recent: async ({ signal }) => {
      const lines = (await messages.recent({}, { signal })).filter(({ name }) => name.trim() !== '');
      const ids = lines.filter(({ target }) => target.type === 'user').map(({ target }) => target.id);
      const personIds = ids.slice(0, limits.peopleBatch);
      const people = personIds.length > 0 ? await directory.listUsers({ personIds }, { signal }) : [];
      const known = new Map(present(people).map((person) => [person.id, person]));
      return {
        items: lines.flatMap(({ target, name, avatarVersion, firstMembers }) =>
          target.type === 'user'
            ? (known.get(target.id) ?? [])
            : toGroup({
                id: target.id,
                name,
                type: target.type,
                matchedMembers: [],
                ...(avatarVersion !== undefined && { avatarVersion }),
                ...(firstMembers && { firstMembers }),
              }),
        ),
      };
    },
    friends: ({ cursor, signal }) =>
      paged(cursor, limits.friendPageMax, async (page, size) => {
        const answer = await friends.list({ userId, page, size }, { signal });
        return { items: present(answer.friends), count: answer.friends.length, total: answer.total };
      }),
    groups: ({ cursor, signal }) =>
      paged(cursor, limits.groupPageMax, async (page, size) => {
        const { groups: own, total } = await groups.list({ userId, page, size }, { signal });
        return { items: own.map(toGroup), count: own.length, total };
      }),

    departments: async (parentId) => ({ items: (await places()).get(parentId ?? '')?.below ?? [] }),
    path: async (departmentId) => (await places()).get(departmentId)?.path ?? [],
    members: (departmentId, { cursor, signal }) =>
      paged(cursor, limits.departmentPage, async (page, size) => {
        const { leaders, members } = await directory.departmentMembers(
          { departmentId, page, size },
          { signal },
        );
        return { items: present([...leaders, ...members]), count: members.length };
      }),
    everyone: async (departmentIds, signal) => {
      const { total, max, personIds } = await directory.departmentIds(
        { departmentIds: [...departmentIds] },
        { signal },
      );
      return { total, ids: total > max ? undefined : personIds };
    },

    findsDepartments: true,
    search: async (query, { cursor = '1', signal, kinds, departments: wanted }) => {
      const text = Array.from(query.trim()).slice(0, limits.queryLength).join('');
      if (text === '') return { items: [] };
      const page = Number(cursor);
      const answer = await directory.search({ query: text, page }, { signal });
      const users = kinds === 'groups' ? [] : answer.users;
      const found = kinds === 'people' ? [] : answer.groups;
      const departments = wanted === true ? answer.departments : [];
      const inTree = departments.length > 0 ? await places() : undefined;
      const items = bestFirst([
        ...present(users),
        ...found.map(toGroup),
        ...departments.flatMap((department) => toFoundDepartment(department, inTree?.get(department.id))),
      ]);
      // Until all lists come back empty, all totals are reached, or the last page (decision A4).
      const total = Math.max(
        kinds === 'groups' ? 0 : answer.userCount,
        kinds === 'people' ? 0 : answer.groupCount,
        wanted === true ? answer.departmentCount : 0,
      );
      const goesOn =
        users.length + found.length + departments.length > 0 &&
        page < limits.searchPages &&
        page * limits.searchPage < total;
      return { items, next: goesOn ? String(page + 1) : undefined };
    },
    resolve: async (ids, signal) => {
      // With an id of another tenant the server refuses the whole request.
      const own = ids.filter((id) => id.startsWith(tenant));
      return own.length === 0 ? [] : present(await directory.listUsers({ personIds: own }, { signal }));
    },
  };
}

/** A department that was found, as the tree has it; one that the tree does not have yet cannot be looked into. */
function toFoundDepartment({ id, match }: FoundDepartment, place: Place | undefined): DepartmentContact[] {
  const department = place?.path.at(-1);
  if (department?.id !== id) return [];
  const above = place?.path.slice(0, -1).map(({ id: aboveId, name }) => ({ id: aboveId, name }));
  return [{ ...department, above, match }];
}

/** Pages count from 1. The last one is shorter than the page size, or reaches the total. */
async function paged<Item>(
  cursor: PageRequest['cursor'],
  size: number,
  ask: (page: number, size: number) => Promise<{ items: Item[]; count: number; total?: number }>,
): Promise<ContactPage<Item>> {
  const page = Number(cursor ?? '1');
  const { items, count, total } = await ask(page, size);
  const goesOn = count === size && (total === undefined || page * size < total);
  return { items, total, next: goesOn ? String(page + 1) : undefined };
}

/** Every department with its way and those right below it; under the empty id, the top ones. */
function placesOf(tops: readonly Department[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (departments: readonly Department[], path: readonly DepartmentContact[]) =>
    departments.map((department): DepartmentContact => {
      const { id, name, people, children } = department;
      const contact: DepartmentContact = {
        type: 'department',
        id,
        name,
        // The signed-in person is counted there, and never comes with a department.
        count: people - (holdsSelf(department) ? 1 : 0),
        hasChildren: children.length > 0,
      };
      const way = [...path, contact];
      places.set(id, { path: way, below: add(children, way) });
      return contact;
    });
  const below = add(tops, []);
  return places.set('', { path: [], below });
}

const holdsSelf = ({ own, children }: Department): boolean => own || children.some(holdsSelf);
