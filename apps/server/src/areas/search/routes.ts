import { codes, contract } from '@snap/portal-api/contract';
import { prepareQuery } from '@snap/portal-api/rules';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { searchDirectory } from './queries/search.ts';

/** The search for people, groups and departments. */
export function searchRoutes({
  database,
  searchIndexes,
  departmentTrees,
}: Pick<Services, 'database' | 'searchIndexes' | 'departmentTrees'>): Route[] {
  return [
    route(contract.directory.search, async ({ actor, input: { q, page, size } }) => {
      const own = `${actor.tenantId}~`;
      // A whole user id is looked for by the person's own part: the tenant goes without saying.
      const query = prepareQuery(q.trim().startsWith(own) ? q.trim().slice(own.length) : q);
      const index = await searchIndexes.of(actor.tenantId);
      const tree = await departmentTrees.of(actor.tenantId);
      const results = await database.tenant(actor.tenantId, async (tx) => {
        const groups = await searchIndexes.ownGroups.of(tx, actor.tenantId, actor.userId);
        const found = index.find(query, actor.userId);
        return searchDirectory(tx, { actor, query, found, groups, tree, page, size });
      });
      return { code: codes.ok, ...results };
    }),
  ];
}
