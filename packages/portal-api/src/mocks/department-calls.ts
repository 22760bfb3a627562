import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import type { DepartmentWire } from '../contract/departments.ts';
import { directory } from '../contract/directory.ts';
import { departmentsOf, withDescendants, type MockDepartment } from './departments.ts';
import { listedUser } from './listed-user.ts';
import { mock, MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

/** Most members of a group (D7). */
const cap = 500;

/** Departments, their members, and people by their ids. */
export function departmentMocks(world: MockWorld): HttpHandler[] {
  const { identify } = world;
  const treeOf = (tenantId: string) =>
    departmentsOf(world.people.filter((person) => person.tenantId === tenantId));
  const find = (tenantId: string, deptId: string) => {
    const found = treeOf(tenantId)
      .flatMap(withDescendants)
      .find((department) => department.deptId === deptId);
    if (found === undefined) throw new MockRefusal(codes.unknownDepartment);
    return found;
  };

  return [
    mock(
      directory.departmentTree,
      (_, { tenantId, userId }) => ({ code: codes.ok, result: asWire(treeOf(tenantId), userId) }),
      identify,
    ),
    mock(
      directory.departmentMembers,
      ({ deptId, page, size }, { tenantId, userId }) => {
        const { people } = find(tenantId, deptId);
        const rows = (leader: boolean) =>
          people
            .filter((person) => (person.leader === true) === leader)
            .map((person) => listedUser(world, userId, person.userId));
        return {
          code: codes.ok,
          leaders: page === 1 ? rows(true).map((user) => ({ user })) : [],
          members: rows(false).slice((page - 1) * size, page * size),
        };
      },
      identify,
    ),
    mock(
      directory.departmentIds,
      ({ deptIds }, { tenantId, userId }) => {
        const departments = deptIds.flatMap((deptId) => withDescendants(find(tenantId, deptId)));
        const everyone = new Set(departments.flatMap(({ people }) => people.map((person) => person.userId)));
        everyone.delete(userId);
        const result = { total: everyone.size, cap, ids: everyone.size > cap ? [] : [...everyone] };
        return { code: codes.ok, result };
      },
      identify,
    ),
    mock(
      directory.listUsers,
      ({ ids }, { tenantId, userId }) => {
        if (ids.some((id) => id.includes('~') && !id.startsWith(`${tenantId}~`))) {
          throw new MockRefusal(codes.forbidden, 403);
        }
        const known = ids.filter((id) => world.person(id) !== undefined);
        return { code: codes.ok, result: known.map((id) => listedUser(world, userId, id)) };
      },
      identify,
    ),
  ];
}

function asWire(departments: readonly MockDepartment[], userId: string): DepartmentWire[] {
  return departments.map(({ deptId, name, count, people, childDepts }) => ({
    deptId,
    name,
    count,
    ...(people.some((person) => person.userId === userId) ? { own: 1 } : {}),
    childDepts: asWire(childDepts, userId),
  }));
}
