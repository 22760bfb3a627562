import { limits, type GroupMember } from '@snap/portal-api/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { groupsApi } from '../../page-apis.ts';
import { queryClient } from '../../queries/query-client.ts';

/** A group's details. Without an id nothing is fetched. */
export const groupQuery = (groupId: string | undefined) =>
  queryOptions({
    queryKey: ['groups', groupId, 'detail'],
    queryFn: groupId === undefined ? skipToken : ({ signal }) => groupsApi.detail({ groupId }, { signal }),
  });

/** Everyone in a group, those who left and have written included. Without an id nothing is fetched. */
export const membersQuery = (groupId: string | undefined) =>
  queryOptions({
    queryKey: ['groups', groupId, 'members'],
    queryFn: groupId === undefined ? skipToken : ({ signal }) => fetchMembers(groupId, signal),
    meta: { volatile: true },
  });

async function fetchMembers(groupId: string, signal: AbortSignal): Promise<readonly GroupMember[]> {
  const list: GroupMember[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is in the response
    const { members, total } = await groupsApi.members(
      { groupId, page, size: limits.memberPageMax },
      { signal },
    );
    list.push(...members);
    if (members.length < limits.memberPageMax || list.length >= total) return list;
  }
}

/** The members of a group, as far as they have been fetched. */
export const knownMembers = (groupId: string): readonly GroupMember[] =>
  queryClient.getQueryData(membersQuery(groupId).queryKey) ?? [];
