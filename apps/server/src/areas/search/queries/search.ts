import type { LocalizedActor } from '../../../actor.ts';
import type { contract, Language, WireOf } from '@snap/portal-api/contract';
import { matchPerson, type PreparedQuery, ranks } from '@snap/portal-api/rules';
import { groupLabels } from '../../../http/texts/groups.ts';
import type { Tx } from '../../../store/database.ts';
import {
  type DepartmentTree,
  findPeople,
  matched,
  readRelationships,
  searchUser,
  searchable,
} from '../../directory/index.ts';
import { type SearchedGroup, topicWire } from '../../groups/index.ts';
import { readFirstMembers } from '../../messages/index.ts';
import { searchDepartments } from './department-search.ts';
import type { FoundPeople } from '../index/search-index.ts';

type SearchWire = WireOf<typeof contract.directory.search>;
type GroupWire = SearchWire['groups'][number];

/** Names of members shown with a group that was found through them. */
const shownMembers = 10;

export interface Search {
  actor: LocalizedActor;
  query: PreparedQuery;
  found: FoundPeople;
  groups: readonly SearchedGroup[];
  tree: DepartmentTree;
  page: number;
  size: number;
}

/** One page of people, groups and departments. People who have changed since the index was built are shown as they are now. */
export async function searchDirectory(tx: Tx, search: Search): Promise<Omit<SearchWire, 'code'>> {
  const { actor, query, found, tree, page, size } = search;
  const userIds = found.page(page, size);
  const people = new Map(
    (await findPeople(tx, actor.tenantId, userIds)).map((person) => [person.userId, person]),
  );
  const relationships = await readRelationships(tx, actor, userIds);
  const users = userIds.flatMap((userId) => {
    const person = people.get(userId);
    // A person who no longer matches by what the actor may see now is left out: hiding a field takes effect at once.
    const match = person && !person.left && matchPerson(searchable(actor.userId, person), query);
    return match ? [searchUser(actor.userId, person, match, relationships(userId))] : [];
  });
  const groups = findGroups(search);
  const departments = searchDepartments(tree, query);
  const onPage = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * size, page * size);
  const shownGroups = onPage(groups);
  const unmarked = shownGroups.filter(({ avatar }) => avatar === undefined).map(({ groupId }) => groupId);
  const marks = await readFirstMembers(tx, actor, unmarked);
  return {
    users,
    groups: shownGroups.map((group) => {
      const firstMembers = marks.get(group.groupId);
      return firstMembers ? { ...group, firstMembers } : group;
    }),
    departments: onPage(departments),
    userNumber: found.total,
    groupNumber: groups.length,
    departmentNumber: departments.length,
  };
}

/** The actor's groups by their own name, best first, then those with a member who was found by name. */
function findGroups({ groups, query, found, actor }: Search): GroupWire[] {
  return groups
    .flatMap((group) => {
      const match = matchPerson({ name: group.name, readings: group.readings }, query);
      const members = group.memberNames
        .filter((_, index) => found.hasByName(group.memberIds[index] ?? ''))
        .slice(0, shownMembers);
      if (!match && members.length === 0) return [];
      return [
        {
          rank: match?.rank ?? ranks.inner + 1,
          wire: groupRow(group, members, match && matched(match), query, actor.language),
        },
      ];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ wire }) => wire);
}

function groupRow(
  group: SearchedGroup,
  matchedMembers: string[],
  match: GroupWire['match'],
  query: PreparedQuery,
  language: Language,
): GroupWire {
  return {
    groupId: group.groupId,
    groupName: group.name,
    groupType: group.type,
    label: groupLabels[group.type][language],
    ...topicWire(group),
    ...(group.avatar === null ? {} : { avatar: group.avatar }),
    matchedMembers,
    match: match ?? memberMatch(matchedMembers[0] ?? '', query),
  };
}

/** Marks the first matching member's name; all of it when a reading matched, since readings stay in the index. */
function memberMatch(name: string, query: PreparedQuery): GroupWire['match'] {
  const { ranges } = matchPerson({ name }, query) ?? { ranges: [[0, name.length] as [number, number]] };
  return { field: 'member', text: name, ranges };
}
