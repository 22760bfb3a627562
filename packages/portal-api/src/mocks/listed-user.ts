import { codes } from '../contract/codes.ts';
import type { ListedUserWire } from '../contract/people.ts';
import { MockRefusal } from './mock.ts';
import type { MockPerson } from './people.ts';
import type { MockWorld } from './world.ts';

/** The person without what they keep to themselves (A19). Without an asker: as any colleague sees them. */
export function visibleTo(askerId: string | undefined, person: MockPerson): MockPerson {
  if (person.userId === askerId) return person;
  const { hide, hideMobile } = person;
  const withheld = { email: '', position: '', department: '', parentDepartment: '', introduction: '' };
  return { ...person, ...(hide ? withheld : {}), ...(hide || hideMobile ? { mobile: '' } : {}) };
}

/** A row of any list of people, as one of them sees it. */
export function listedUser(world: MockWorld, askerId: string, userId: string): ListedUserWire {
  const known = world.person(userId);
  if (known === undefined) throw new MockRefusal(codes.unknownPerson);
  const { name, position, department, parentDepartment, avatar } = visibleTo(askerId, known);
  const { relation, starred } = world.friendships.tie(askerId, userId);
  return {
    userId,
    name,
    ...(position ? { pos: position } : {}),
    ...(avatar ? { avatar } : {}),
    left: 0,
    relation,
    starFriend: starred,
    friendId: userId,
    deptInfos: department ? [{ dept: department, parentDept: parentDepartment, pos: position }] : [],
  };
}
