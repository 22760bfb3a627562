import { limits, type GroupMember } from '@snap/portal-api/contract';
import { compareMatches, cutToCodePoints, matchPerson, prepareQuery } from '@snap/portal-api/rules';
import type { PersonView } from '@snap/portal-ui/views';
import { directoryApi } from '../../shell-apis.ts';
import { toPersonView } from '../../stores/person-view-models.ts';
import { session } from '../../stores/session.ts';
import { queryClient } from '../../queries/query-client.ts';
import { membersQuery } from './queries.ts';

/** Most people in the mention list. */
const mostShown = 50;

type MemberSource = (query: string, signal: AbortSignal) => Promise<readonly PersonView[]>;
const sources = new Map<string, MemberSource>();

/** People who can be mentioned in a group, the user excepted. Returns the same object for each group. */
export function memberSource(groupId: string): MemberSource {
  const known = sources.get(groupId);
  if (known) return known;
  const source: MemberSource = async (query, signal) => {
    // The open conversation refetches them.
    const members = await queryClient.fetchQuery({ ...membersQuery(groupId), staleTime: Infinity });
    const others = members.filter(({ id, left }) => id !== session.userId && !left);
    const found = matchingMembers(others, query);
    const read = query.trim() === '' ? [] : await readAs(query, signal);
    // The server knows the readings of names, so its order comes first.
    const best = read.flatMap((id) => others.find((member) => member.id === id) ?? []);
    return [...new Set([...best, ...found])].slice(0, mostShown).map(toPersonView);
  };
  sources.set(groupId, source);
  return source;
}

/** Ids that the server finds, also by pinyin or kana, best first; empty when the request fails. */
async function readAs(query: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const { users } = await directoryApi.search(
      { query: cutToCodePoints(query.trim(), limits.queryLength) },
      { signal },
    );
    return users.map(({ id }) => id);
  } catch {
    return [];
  }
}

/** The members that a search text finds, best first; all of them without one. */
export function matchingMembers<Member extends Pick<GroupMember, 'id' | 'name' | 'position'>>(
  members: readonly Member[],
  query: string,
): readonly Member[] {
  if (query.trim() === '') return members;
  const prepared = prepareQuery(query);
  return members
    .flatMap((member) => {
      const match = matchPerson(
        { name: member.name, position: member.position, userId: ownPartOf(member.id) },
        prepared,
      );
      return match ? [{ member, match }] : [];
    })
    .toSorted((a, b) => compareMatches(a.match, b.match))
    .map(({ member }) => member);
}

/** A user id without its tenant. */
const ownPartOf = (id: string) => id.slice(id.indexOf('~') + 1);
