import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { directory } from '../contract/directory.ts';
import type { WireOf } from '../contract/endpoint.ts';
import { groupTypeCodes, type Matched } from '../contract/people.ts';
import { compareMatches, matchPerson, prepareQuery, type NameMatch } from '../rules/name-matcher.ts';
import { mock, MockRefusal } from './mock.ts';
import type { MockPerson } from './people.ts';
import type { MockGroup } from './group-state.ts';
import type { MockWorld } from './world.ts';

type SearchWire = WireOf<typeof directory.search>;

/** Searching, and the person card. */
export function directoryMocks(world: MockWorld): HttpHandler[] {
  return [
    mock(
      directory.obtainUser,
      ({ userId }, caller) => {
        const person = world.person(userId);
        if (person !== undefined && person.tenantId !== caller.tenantId)
          throw new MockRefusal(codes.forbidden, 403);
        if (person === undefined) throw new MockRefusal(codes.unknownPerson);
        return { code: codes.ok, result: cardOf(visibleTo(caller.userId, person)) };
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
        const onPage = <T>(rows: T[]) => rows.slice((page - 1) * size, page * size);
        return {
          code: codes.ok,
          users: onPage(users).map(([person, match]) => searchUser(person, match)),
          groups: onPage(groups).map(([group, match]) => searchGroup(group, match)),
          userNumber: users.length,
          groupNumber: groups.length,
        };
      },
      world.identify,
    ),
  ];
}

/** The person without what they keep to themselves (A19). */
export function visibleTo(askerId: string, person: MockPerson): MockPerson {
  if (person.userId === askerId) return person;
  const { hide, hideMobile } = person;
  const withheld = { email: '', position: '', department: '', parentDepartment: '', introduction: '' };
  return { ...person, ...(hide ? withheld : {}), ...(hide || hideMobile ? { mobile: '' } : {}) };
}

function cardOf(person: MockPerson): WireOf<typeof directory.obtainUser>['result'] {
  const { userId, login, name, hide, hideMobile, friendSwitch, gender, department } = person;
  return {
    userId,
    userName: login,
    name,
    ...(hide ? {} : { gender }),
    ...(person.introduction ? { introduce: person.introduction } : {}),
    ...(person.mobile ? { mobilephone: person.mobile } : {}),
    ...(person.email ? { email: person.email } : {}),
    hide: hide ? 1 : 0,
    hideMobile: hideMobile ? 1 : 0,
    friendSwitch: friendSwitch ? 1 : 0,
    relation: 0,
    starFriend: false,
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

function searchUser(person: MockPerson, match: NameMatch): SearchWire['users'][number] {
  return {
    id: person.userId,
    name: person.name,
    position: person.position,
    dept: person.department,
    parentDept: person.parentDepartment,
    match: matched(match),
  };
}

function searchGroup({ id, name, type }: MockGroup, match: NameMatch): SearchWire['groups'][number] {
  return {
    groupId: id,
    groupName: name,
    groupType: groupTypeCodes[type],
    label: null,
    matchedMembers: [],
    match: matched(match),
  };
}

function matched({ field, shown, ranges }: NameMatch): Matched {
  const inRow = field === 'name' || field === 'position';
  return { field, ranges, ...(inRow ? {} : { text: shown }) };
}
