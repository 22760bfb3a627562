import { limits, type Department, type OwnGroup, type Person } from '@snap/portal-api/contract';
import type { ContactRow } from '@snap/portal-ui/contact-list';
import type { OrgNode } from '@snap/portal-ui/org-tree';
import { queryOptions } from '@tanstack/react-query';
import { friendsApi, groupsApi } from '../../page-apis.ts';
import { directoryApi, userAvatarUrl } from '../../shell-apis.ts';
import { toMarkMembers } from '../../stores/person-view-models.ts';
import { pagedListOptions } from '../../queries/paged-list.ts';

/** What the address book shows beside its menu. */
export type BookView = { kind: 'friends' } | { kind: 'groups' } | { kind: 'department'; id: string };

function toPersonRow(person: Person, leader = false): ContactRow {
  const { id, name, position, department, parentDepartment, avatarVersion, starred } = person;
  const place = [parentDepartment, department].filter((part) => part !== undefined).join(' / ');
  return {
    type: 'person',
    id,
    name,
    position,
    department: place || undefined,
    avatarUrl: userAvatarUrl(id, avatarVersion),
    starred,
    leader,
  };
}

function toGroupRow({ id, name, type, avatarVersion, firstMembers, memberCount }: OwnGroup): ContactRow {
  const avatarId = type === 'group' ? `${id}_discussionGroup` : id;
  const avatarUrl = avatarVersion && directoryApi.groupAvatar.url({ avatarId, version: avatarVersion });
  return {
    type: 'group',
    id,
    name,
    kind: type,
    avatarUrl,
    members: toMarkMembers(firstMembers),
    memberCount,
  };
}

/** The people or groups of a view (decision A2). */
export const bookQuery = (view: BookView, userId: string) =>
  pagedListOptions<ContactRow>({
    queryKey: ['directory', 'book', view, userId],
    fetchPage: async (page, signal) => {
      if (view.kind === 'friends') {
        // The first call is as the specification lists it; further pages follow as the list is scrolled.
        const input = { userId, page, size: limits.friendPage };
        const { friends, total } = await friendsApi.list(input, { signal });
        return { items: friends.map((person) => toPersonRow(person)), total };
      }
      if (view.kind === 'groups') {
        const input = { userId, page, size: limits.groupPageMax };
        const { groups, total } = await groupsApi.list(input, { signal });
        return { items: groups.map(toGroupRow), total };
      }
      const input = { departmentId: view.id, page, size: limits.departmentPage };
      const { leaders, members } = await directoryApi.departmentMembers(input, { signal });
      const led = leaders.map((person) => toPersonRow(person, true));
      return {
        items: [...led, ...members.map((person) => toPersonRow(person))],
        more: members.length === limits.departmentPage,
      };
    },
  });

export const departmentsQuery = queryOptions({
  queryKey: ['directory', 'departments'],
  queryFn: ({ signal }) => directoryApi.departmentTree({}, { signal }),
});

export function toOrgNode({ id, name, people, children }: Department): OrgNode {
  return { id, name, count: people, children: children.map(toOrgNode) };
}

/** The way to the person's own department, from the top; empty when they have none. */
export function ownWay(departments: readonly Department[]): Department[] {
  for (const department of departments) {
    const below = ownWay(department.children);
    if (below.length > 0) return [department, ...below];
    if (department.own) return [department];
  }
  return [];
}

/** The departments down to one, from the top; empty when there is none of that id. */
export function wayToDepartment(departments: readonly Department[], id: string): Department[] {
  for (const department of departments) {
    if (department.id === id) return [department];
    const below = wayToDepartment(department.children, id);
    if (below.length > 0) return [department, ...below];
  }
  return [];
}

/** Which conversation a row opens. */
export const targetOf = (row: ContactRow) => ({
  type: row.type === 'person' ? 'user' : row.kind,
  id: row.id,
});
