import { directory as calls } from '../contract/directory/calls.ts';
import { personCard } from './person-card.ts';
import { worded } from './worded.ts';

export const directory = {
  ...calls,
  ...personCard,
  search: worded(
    calls.search,
    ({ query, ...page }: { query: string; page?: number; size?: number }) => ({ q: query, ...page }),
    (found) => ({
      users: found.users,
      groups: found.groups,
      departments: found.departments,
      userCount: found.userNumber,
      groupCount: found.groupNumber,
      departmentCount: found.departmentNumber,
    }),
  ),
  departmentMembers: worded(
    calls.departmentMembers,
    ({ departmentId, ...page }: { departmentId: string; page?: number; size?: number }) => ({
      deptId: departmentId,
      ...page,
    }),
  ),
  departmentIds: worded(
    calls.departmentIds,
    ({ departmentIds }: { departmentIds: string[] }) => ({ deptIds: departmentIds }),
    ({ total, cap: max, ids: personIds }) => ({ total, max, personIds }),
  ),
  listUsers: worded(calls.listUsers, ({ personIds }: { personIds: string[] }) => ({ ids: personIds })),
  groupAvatar: worded(
    calls.groupAvatar,
    ({ avatarId, version }: { avatarId: string; version?: string | undefined }) => ({
      avatarId,
      temp: version,
    }),
  ),
};
