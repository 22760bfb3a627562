import { limits, type Department, type OwnGroup, type Person } from '@snap/portal-api/contract';
import type { ContactRow, OrgNode } from '@snap/portal-ui';
import { directoryApi } from '../../directory-api.ts';
import { friendsApi } from '../../friends-api.ts';
import { groupsApi } from '../../groups-api.ts';
import type { ListPage } from './use-paged-list.ts';

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
    avatarUrl: avatarVersion && directoryApi.userAvatar.url({ userId: id, temp: avatarVersion }),
    starred,
    leader,
  };
}

function toGroupRow({ id, name, type, avatarVersion, memberCount }: OwnGroup): ContactRow {
  const avatarId = type === 'group' ? `${id}_discussionGroup` : id;
  const avatarUrl = avatarVersion && directoryApi.groupAvatar.url({ avatarId, temp: avatarVersion });
  return { type: 'group', id, name, kind: type, avatarUrl, memberCount };
}

/** How the pages of a view are asked for. */
export function loaderOf(view: BookView, userId: string) {
  return async (page: number, signal: AbortSignal): Promise<ListPage<ContactRow>> => {
    if (view.kind === 'friends') {
      // The first call is as the specification lists it; further pages follow as the list is scrolled (decision A2).
      const size = limits.friendPage;
      const { friends, total } = await friendsApi.list({ userId, page, size }, { signal });
      return { rows: friends.map((person) => toPersonRow(person)), more: page * size < total, total };
    }
    if (view.kind === 'groups') {
      const size = limits.groupPageMax;
      const { result, total } = await groupsApi.list({ userId, page, size }, { signal });
      return { rows: result.map(toGroupRow), more: page * size < total, total };
    }
    const size = limits.departmentPage;
    const { leaders, members } = await directoryApi.departmentMembers(
      { deptId: view.id, page, size },
      { signal },
    );
    const led = leaders.map((person) => toPersonRow(person, true));
    return { rows: [...led, ...members.map((person) => toPersonRow(person))], more: members.length === size };
  };
}

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

export function findDepartment(departments: readonly Department[], id: string): Department | undefined {
  for (const department of departments) {
    const found = department.id === id ? department : findDepartment(department.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Which conversation a row opens. */
export const targetOf = (row: ContactRow) => ({
  type: row.type === 'person' ? 'user' : row.kind,
  id: row.id,
});
