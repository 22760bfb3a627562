import { directory as directoryCalls } from '../areas/directory.ts';
import { friends as friendCalls } from '../areas/friends.ts';
import { groups as groupCalls } from '../areas/groups.ts';
import { messages as messageCalls } from '../areas/messages.ts';
import { areaApi } from '../client/area-api.ts';
import { isOffline } from '../client/error-kinds.ts';
import type { Person } from '../contract/directory/people.ts';
import type { Group } from '../contract/directory/search-results.ts';
import { limits } from '../contract/limits.ts';
import { cutToCodePoints } from '../rules/code-points.ts';
import { groupAvatarId } from '../rules/target.ts';
import { placesOf, toFoundDepartment, type Place } from './department-tree.ts';
import type {
  ContactPage,
  FoundContact,
  GroupContact,
  PageRequest,
  PersonContact,
  PersonFace,
  PortalContactSource,
  SourceSession,
} from './types.ts';

/** Debounce of the search, in milliseconds. */
const searchDelay = 120;

export interface ContactSourceOptions {
  /** The signed-in user, for the mosaic of a group whose first members are one other person. */
  self?: () => PersonFace;
}

/**
 * Contacts of the signed-in user, for `ContactPicker` and `PeopleField` of `@snap/portal-ui`. Nothing is requested before it is shown. The
 * department tree is one request; everything else is paged. Its functions reject with `PortalApiError`.
 */
export function createContactSource(
  session: SourceSession,
  { self }: ContactSourceOptions = {},
): PortalContactSource {
  const directory = areaApi(session.client, directoryCalls);
  const { friendList, groupList, recent } = areaApi(session.client, {
    friendList: friendCalls.list,
    groupList: groupCalls.list,
    recent: messageCalls.recent,
  });
  const userId = () => session.userId ?? '';
  const tenant = () => userId().slice(0, userId().indexOf('~') + 1);
  let tree: Promise<Map<string, Place>> | undefined;

  const userAvatarUrl = (id: string, version: string | undefined) =>
    version && session.loadsMedia ? directory.userAvatar.url({ userId: id, version }) : undefined;

  const toPerson = (person: Person): PersonContact => {
    const { id, name, position, department, parentDepartment, avatarVersion, match } = person;
    const places = [parentDepartment, department].filter((place) => place !== undefined);
    return {
      type: 'person',
      id,
      name,
      position,
      department: places.join(' / ') || undefined,
      avatarUrl: userAvatarUrl(id, avatarVersion),
      match,
    };
  };
  const toGroup = (group: Group & { memberCount?: number }): GroupContact => {
    const { id, name, type: kind, avatarVersion: version, firstMembers, memberCount, match } = group;
    const avatarId = kind === 'group' ? groupAvatarId(id) : id;
    const members = firstMembers?.map((member): PersonFace => ({
      id: member.id,
      name: member.name,
      avatarUrl: userAvatarUrl(member.id, member.avatarVersion),
    }));
    return {
      type: 'group',
      id,
      name,
      kind,
      avatarUrl: version && session.loadsMedia ? directory.groupAvatar.url({ avatarId, version }) : undefined,
      members: members?.length === 1 && self ? [...members, self()] : members,
      memberCount,
      match,
    };
  };
  // People who left are not chosen any more (decision D10).
  const present = (people: readonly Person[]) => people.filter(({ left }) => left !== true).map(toPerson);

  /** Not aborted with the request that started it: the next one waits for the same response. */
  async function placesById(): Promise<Map<string, Place>> {
    tree ??= directory.departmentTree().then(placesOf);
    try {
      return await tree;
    } catch (error) {
      tree = undefined;
      throw error;
    }
  }

  return {
    searchDelay,
    resolveBatch: limits.peopleBatch,
    isOffline,
    // Pasted numbers have no tenant.
    idOf: (typed) => (typed.includes('~') ? typed : tenant() + typed),

    recent: async ({ signal }) => {
      const lines = (await recent({}, { signal })).filter(({ name }) => name.trim() !== '');
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
        const found = await friendList({ userId: userId(), page, size }, { signal });
        return { items: present(found.friends), count: found.friends.length, total: found.total };
      }),
    groups: ({ cursor, signal }) =>
      paged(cursor, limits.groupPageMax, async (page, size) => {
        const { groups, total } = await groupList({ userId: userId(), page, size }, { signal });
        return { items: groups.map(toGroup), count: groups.length, total };
      }),

    departments: async (parentId) => ({ items: (await placesById()).get(parentId ?? '')?.below ?? [] }),
    path: async (departmentId) => (await placesById()).get(departmentId)?.path ?? [],
    members: (departmentId, { cursor, signal }) =>
      paged(cursor, limits.departmentPage, async (page, size) => {
        const { leaders, members } = await directory.departmentMembers(
          { departmentId, page, size },
          { signal },
        );
        return { items: present([...leaders, ...members]), count: members.length };
      }),
    everyone: async (ids, signal) => {
      const { total, max, personIds } = await directory.departmentIds(
        { departmentIds: [...ids] },
        { signal },
      );
      return { total, ids: total > max ? undefined : personIds };
    },

    findsDepartments: true,
    search: async (query, { cursor = '1', signal, kinds, departments: wanted }) => {
      const text = cutToCodePoints(query.trim(), limits.queryLength);
      if (text === '') return { items: [] };
      const page = Number(cursor);
      const found = await directory.search({ query: text, page }, { signal });
      const users = kinds === 'groups' ? [] : found.users;
      const groups = kinds === 'people' ? [] : found.groups;
      const departments = wanted === true ? found.departments : [];
      const inTree = departments.length > 0 ? await placesById() : undefined;
      const items = bestFirst([
        ...present(users),
        ...groups.map(toGroup),
        ...departments.flatMap((department) => toFoundDepartment(department, inTree?.get(department.id))),
      ]);
      // Until all lists come back empty, all totals are reached, or the last page (decision A4).
      const total = Math.max(
        kinds === 'groups' ? 0 : found.userCount,
        kinds === 'people' ? 0 : found.groupCount,
        wanted === true ? found.departmentCount : 0,
      );
      const hasMore =
        users.length + groups.length + departments.length > 0 &&
        page < limits.searchPages &&
        page * limits.searchPage < total;
      return { items, next: hasMore ? String(page + 1) : undefined };
    },
    resolve: async (ids, signal) => {
      // The server refuses the whole request for an id of another tenant.
      const own = ids.filter((id) => id.startsWith(tenant()));
      return own.length === 0 ? [] : present(await directory.listUsers({ personIds: own }, { signal }));
    },
  };
}

/** Pages count from 1. The last one is shorter than the page size, or reaches the total. */
async function paged<Item>(
  cursor: PageRequest['cursor'],
  size: number,
  fetchPage: (page: number, size: number) => Promise<{ items: Item[]; count: number; total?: number }>,
): Promise<ContactPage<Item>> {
  const page = Number(cursor ?? '1');
  const { items, count, total } = await fetchPage(page, size);
  const hasMore = count === size && (total === undefined || page * size < total);
  return { items, total, next: hasMore ? String(page + 1) : undefined };
}

/** Matches of the whole name first, then of a part of it, then of other fields. */
const bestFirst = (found: readonly FoundContact[]) => found.toSorted((a, b) => gradeOf(a) - gradeOf(b));

function gradeOf({ name, match }: FoundContact): number {
  if (match?.field !== 'name') return 2;
  const [first, ...others] = match.ranges;
  return others.length === 0 && first?.[0] === 0 && first[1] === name.length ? 0 : 1;
}
