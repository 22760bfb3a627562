import type {
  contract,
  DetailDeptWire,
  ListedUserWire,
  Matched,
  UserDetailWire,
  WireOf,
} from '@snap/portal-api/contract';
import { type NameMatch, noRelationship, type Searchable, type Relationship } from '@snap/portal-api/rules';
import type { ListedRecord, PersonRecord, SearchRecord } from './queries/people.ts';

type SearchUserWire = WireOf<typeof contract.directory.search>['users'][number];

/** Fields that `hide` shows to their owner only (specification, section 6; decision A19). */
const hiddenFields = [
  'gender',
  'position',
  'telephone',
  'email',
  'introduction',
  'departments',
  'mobile',
] as const;

/**
 * What `actorId` may see of a person: the one place where privacy is decided. Hidden fields come back empty, for
 * everyone but their owner. Whatever is shown, searched or sent of a person starts from here.
 */
function visibleTo<
  Record extends Partial<PersonRecord> & Pick<PersonRecord, 'userId' | 'hide' | 'hideMobile'>,
>(actorId: string | undefined, person: Record): Record {
  if (person.userId === actorId) return person;
  const visible = { ...person };
  if (person.hide) {
    for (const field of hiddenFields) {
      if (field in visible) Object.assign(visible, { [field]: field === 'departments' ? [] : null });
    }
  }
  if (person.hideMobile && 'mobile' in visible) visible.mobile = null;
  return visible;
}

/** What a person can be found by: only what the actor sees. */
export function searchable(actorId: string | undefined, person: SearchRecord): Searchable {
  const { name, readings, login, email, position, mobile, telephone } = visibleTo(actorId, person);
  return { name, readings, userId: login, email, position, phones: [mobile, telephone] };
}

/** Who leads a department, by its id. */
export type DepartmentLeaders = ReadonlyMap<string, NonNullable<DetailDeptWire['leaders']>>;

/**
 * A person's card (specification, section 3, "User detail").
 * @param actorId undefined: as any colleague sees it.
 * @param leaders of the person's departments; without them the card names none.
 */
export function personDetail(
  actorId: string | undefined,
  person: PersonRecord,
  { relation, starred }: Relationship = noRelationship,
  leaders?: DepartmentLeaders,
): UserDetailWire {
  const seen = visibleTo(actorId, person);
  return {
    userId: seen.userId,
    userName: seen.login,
    name: seen.name,
    introduce: seen.introduction ?? undefined,
    gender: seen.gender ?? undefined,
    workPlace: seen.workplace ?? undefined,
    mobilephone: seen.mobile ?? undefined,
    telephone: seen.telephone ?? undefined,
    email: seen.email ?? undefined,
    hide: flag(seen.hide),
    hideMobile: flag(seen.hideMobile),
    friendSwitch: flag(seen.friendSwitch),
    relation,
    starFriend: starred,
    friendId: seen.userId,
    avatar: seen.avatar ?? undefined,
    left: flag(seen.left),
    deptInfos: deptInfos(seen).map((info) => {
      const led = leaders?.get(info.deptId);
      return led ? { ...info, leaders: led } : info;
    }),
  };
}

/** A person in a list (specification, section 3, "Dept user" and "Friend"). */
export function listedUser(
  actorId: string,
  person: ListedRecord,
  relationship: Relationship,
): ListedUserWire {
  const seen = visibleTo(actorId, person);
  return {
    userId: seen.userId,
    name: seen.name,
    pos: seen.position ?? undefined,
    avatar: seen.avatar ?? undefined,
    left: flag(seen.left),
    relation: relationship.relation,
    starFriend: relationship.starred,
    friendId: seen.userId,
    deptInfos: deptInfos(seen),
  };
}

/** The visible departments of a person. */
function deptInfos({
  departments,
  position,
}: Pick<PersonRecord, 'departments' | 'position'>): (ListedUserWire['deptInfos'][number] & {
  deptId: string;
})[] {
  return departments.map(({ deptId, name, parentName }) => ({
    deptId,
    dept: name,
    parentDept: parentName ?? undefined,
    pos: position ?? undefined,
  }));
}

/** A row of the search results (specification, section 3, "Search user"), with the ranges to highlight in it. */
export function searchUser(
  actorId: string,
  person: PersonRecord,
  match: NameMatch,
  relationship?: Relationship,
): SearchUserWire {
  return { ...personLine(actorId, person, relationship), match: matched(match) };
}

/**
 * A person in a line of any list: name, position and main department, and the relationship to the actor if `relationship` is
 * given.
 */
export function personLine(
  actorId: string,
  person: PersonRecord,
  relationship?: Relationship,
): Omit<SearchUserWire, 'match'> {
  const seen = visibleTo(actorId, person);
  const [main] = seen.departments;
  return {
    id: seen.userId,
    name: seen.name,
    position: seen.position ?? undefined,
    parentDept: main?.parentName ?? undefined,
    dept: main?.name,
    avatar: seen.avatar ?? undefined,
    ...(relationship
      ? { relation: relationship.relation, starFriend: relationship.starred, friendId: seen.userId }
      : {}),
  };
}

/** The row shows name and position; of other fields the match itself says the text. */
export function matched({ field, shown, ranges }: NameMatch): Matched {
  return field === 'name' || field === 'position' ? { field, ranges } : { field, text: shown, ranges };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
