import { directory as calls } from '../contract/directory/calls.ts';
import { personCard } from './person-card.ts';
import { worded } from './worded.ts';

export const directory = {
  ...calls,
  ...personCard,
  search: worded(
    calls.search,
    (given: { q: string; page?: number; size?: number }) => given,
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
  departmentIds: worded(calls.departmentIds, ({ departmentIds }: { departmentIds: string[] }) => ({
    deptIds: departmentIds,
  })),
  groupAvatar: worded(
    calls.groupAvatar,
    ({ avatarId, version }: { avatarId: string; version?: string | undefined }) => ({
      avatarId,
      temp: version,
    }),
  ),
};
