import { expect, test, vi } from 'vitest';
import { queryClient } from '../../queries/query-client.ts';
import { directoryApi } from '../../shell-apis.ts';
import { membersQuery } from './queries.ts';
import { matchingMembers, memberSource } from './member-source.ts';

const search = vi.spyOn(directoryApi, 'search');

const member = (login: string, name: string) => ({ id: `demo~${login}`, name });
const members = [member('zhangwen', 'Ann'), member('zhang', '钟'), member('li', '张伟')];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('a whole user id comes before a longer one', () => {
  expect(ids(matchingMembers(members, 'zhang'))).toEqual(['demo~zhang', 'demo~zhangwen']);
});

test('keeps the order of the server, which knows readings, and adds what only the list finds', async () => {
  const joined = members.map((one) => ({ ...one, role: 'member' as const, joinedAt: 0, left: false }));
  queryClient.setQueryData(membersQuery('g1').queryKey, joined);
  const users = [member('stranger', 'Sam'), member('li', '张伟'), member('zhang', '钟')];
  search.mockResolvedValueOnce({
    users,
    groups: [],
    departments: [],
    userCount: 3,
    groupCount: 0,
    departmentCount: 0,
  });
  const { signal } = new AbortController();
  expect(ids(await memberSource('g1')('zhang', signal))).toEqual(['demo~li', 'demo~zhang', 'demo~zhangwen']);
  search.mockRejectedValueOnce(new Error('offline'));
  expect(ids(await memberSource('g1')('zhang', signal))).toEqual(['demo~zhang', 'demo~zhangwen']);
});
