import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { directory } from '../contract/directory.ts';
import type { WireOf } from '../contract/endpoint.ts';
import { groupTypeCodes, type Matched } from '../contract/search-results.ts';
import type { Tie } from '../rules/friendship.ts';
import { compareMatches, matchPerson, prepareQuery, type NameMatch } from '../rules/name-matcher.ts';
import { avatarMocks } from './avatars.ts';
import { departmentMocks } from './department-calls.ts';
import { departmentsOf, type MockDepartment } from './departments.ts';
import { visibleTo } from './listed-user.ts';
import { mock } from './mock.ts';
import type { MockPerson } from './people.ts';
import type { MockGroup } from './group-state.ts';
import { groupLabels } from './group-wire.ts';
import type { MockWorld } from './world.ts';

type SearchWire = WireOf<typeof directory.search>;

/** Searching, and the person card. */
export function directoryMocks(world: MockWorld): HttpHandler[] {
  return [
    mock(
      directory.obtainUser,
      ({ userId, preview }, caller) => {
        const person = world.colleague(caller.userId, userId);
        const seen = visibleTo(preview === 1 ? undefined : caller.userId, person);
        return { code: codes.ok, result: cardOf(seen, world.friendships.tie(caller.userId, userId)) };
      },
      world.identify,
    ),
    mock(
      directory.search,
      ({ q, page, size }, caller) => {
        const query = prepareQuery(q);
        const people = world.people
          .filter(({ tenantId }) => tenantId === caller.tenantId)
          .map((person) => visibleTo(caller.userId, person));
        const users = ranked(people, (person) =>
          matchPerson({ ...person, userId: person.login, phones: [person.mobile] }, query),
        );
        const groups = ranked(
          world.groups.filter(({ members }) => members.includes(caller.userId)),
          ({ name }) => matchPerson({ name }, query),
        );
        const departments = ranked(
          flatDepartments(departmentsOf(world.people.filter(({ tenantId }) => tenantId === caller.tenantId))),
          ({ name }) => matchPerson({ name }, query),
        );
        const onPage = <T>(rows: T[]) => rows.slice((page - 1) * size, page * size);
        return {
          code: codes.ok,
          users: onPage(users).map(([person, match]) =>
            searchUser(person, match, world.friendships.tie(caller.userId, person.userId)),
          ),
          departments: onPage(departments).map(([department, match]) => ({
            ...department,
            match: matched(match),
          })),
          groups: onPage(groups).map(([group, match]) => searchGroup(group, match)),
          userNumber: users.length,
          groupNumber: groups.length,
          departmentNumber: departments.length,
        };
      },
      world.identify,
    ),
    ...departmentMocks(world),
    ...avatarMocks(world),
  ];
}

/** Departments as the search finds them, each with the names of those above it. */
function flatDepartments(
  departments: readonly MockDepartment[],
  parents: string[] = [],
): { deptId: string; name: string; parents: string[]; count: number }[] {
  return departments.flatMap(({ deptId, name, count, childDepts }) => [
    { deptId, name, parents, count },
    ...flatDepartments(childDepts, [...parents, name]),
  ]);
}

function cardOf(
  person: MockPerson,
  { relation, starred }: Tie,
): WireOf<typeof directory.obtainUser>['result'] {
  const { userId, login, name, hide, hideMobile, friendSwitch, gender, department } = person;
  return {
    userId,
    userName: login,
    name,
    ...(hide ? {} : { gender }),
    ...(person.introduction ? { introduce: person.introduction } : {}),
    ...(person.mobile ? { mobilephone: person.mobile } : {}),
    ...(person.email ? { email: person.email } : {}),
    ...(person.avatar ? { avatar: person.avatar } : {}),
    hide: hide ? 1 : 0,
    hideMobile: hideMobile ? 1 : 0,
    friendSwitch: friendSwitch ? 1 : 0,
    relation,
    starFriend: starred,
    friendId: userId,
    deptInfos: department
      ? [{ dept: department, parentDept: person.parentDepartment, pos: person.position }]
      : [],
  };
}

/** What matches, best first. */
function ranked<T>(rows: readonly T[], match: (row: T) => NameMatch | undefined): [T, NameMatch][] {
  return rows
    .flatMap((row): [T, NameMatch][] => {
      const found = match(row);
      return found === undefined ? [] : [[row, found]];
    })
    .toSorted(([, a], [, b]) => compareMatches(a, b));
}

function searchUser(
  person: MockPerson,
  match: NameMatch,
  { relation, starred }: Tie,
): SearchWire['users'][number] {
  return {
    id: person.userId,
    name: person.name,
    position: person.position,
    dept: person.department,
    parentDept: person.parentDepartment,
    ...(person.avatar ? { avatar: person.avatar } : {}),
    relation,
    starFriend: starred,
    friendId: person.userId,
    match: matched(match),
  };
}

function searchGroup({ id, name, type }: MockGroup, match: NameMatch): SearchWire['groups'][number] {
  return {
    groupId: id,
    groupName: name,
    groupType: groupTypeCodes[type],
    label: groupLabels[type],
    matchedMembers: [],
    match: matched(match),
  };
}

function matched({ field, shown, ranges }: NameMatch): Matched {
  const inRow = field === 'name' || field === 'position';
  return { field, ranges, ...(inRow ? {} : { text: shown }) };
}
