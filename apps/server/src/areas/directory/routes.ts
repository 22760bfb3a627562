import { codes, contract } from '@snap/portal-api/contract';
import { revalidated } from '../../http/etag.ts';
import { Refusal } from '../../http/refusal.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { readTenantSettings } from '../../tenant-settings.ts';
import { readRelationships } from './pairs.ts';
import {
  expandDepartments,
  leadersOf,
  listUsers,
  ownDepartments,
  readMembers,
} from './queries/department-members.ts';
import { treeWire, withDescendants } from './queries/department-trees.ts';
import { findPeople } from './queries/people.ts';
import { personDetail } from './presenter.ts';

/** The calls of contract area `directory`, without search and avatars. */
export function directoryRoutes({
  database,
  departmentTrees,
}: Pick<Services, 'database' | 'departmentTrees'>): Route[] {
  return [
    route(contract.directory.obtainUser, async ({ actor, input: { userId, preview } }) => {
      const { person, relationships, leaders } = await database.tenant(actor.tenantId, async (tx) => {
        const [found] = await findPeople(tx, actor.tenantId, [userId]);
        if (!found) throw new Refusal(codes.unknownPerson);
        const deptIds = found.departments.map(({ deptId }) => deptId);
        return {
          person: found,
          relationships: await readRelationships(tx, actor, [userId]),
          leaders: await leadersOf(tx, actor.tenantId, deptIds),
        };
      });
      const viewerId = preview === 1 ? undefined : actor.userId;
      return { code: codes.ok, result: personDetail(viewerId, person, relationships(userId), leaders) };
    }),

    route(contract.directory.departmentTree, async ({ actor, request, reply }) => {
      const { tops } = await departmentTrees.of(actor.tenantId);
      const own = await database.tenant(actor.tenantId, (tx) => ownDepartments(tx, actor));
      return revalidated(request, reply, { code: codes.ok, result: treeWire(tops, own) });
    }),

    route(contract.directory.departmentMembers, async ({ actor, input }) => ({
      code: codes.ok,
      ...(await database.tenant(actor.tenantId, (tx) => readMembers(tx, actor, input))),
    })),

    route(contract.directory.departmentIds, async ({ actor, input }) => {
      const { byId } = await departmentTrees.of(actor.tenantId);
      const nodes = input.deptIds.map((deptId) => byId.get(deptId));
      if (nodes.includes(undefined)) throw new Refusal(codes.unknownDepartment);
      const deptIds = withDescendants(nodes.filter((node) => node !== undefined));
      const result = await database.tenant(actor.tenantId, async (tx) => {
        const { groupMembers } = await readTenantSettings(tx, actor.tenantId);
        return expandDepartments(tx, actor, deptIds, groupMembers);
      });
      return { code: codes.ok, result };
    }),

    route(contract.directory.listUsers, async ({ actor, input: { ids } }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, (tx) => listUsers(tx, actor, ids)),
    })),
  ];
}
