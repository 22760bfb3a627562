import { codes, contract } from '@snap/portal-api/contract';
import { prepareQuery } from '@snap/portal-api/rules';
import { Refusal } from '../../http/refusal.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findPeople } from './person-record.ts';
import { personDetail } from './person-presenter.ts';
import { searchDirectory } from './search.ts';

/** The calls of contract area `directory`. */
export function directoryRoutes({ database, searchIndexes }: Services): Route[] {
  return [
    route(contract.directory.obtainUser, async ({ caller, input: { userId } }) => {
      const [person] = await database.tenant(caller.tenantId, (tx) =>
        findPeople(tx, caller.tenantId, [userId]),
      );
      if (!person) throw new Refusal(codes.unknownPerson);
      return { code: codes.ok, result: personDetail(caller.userId, person) };
    }),

    route(contract.directory.search, async ({ caller, input: { q, page, size } }) => {
      const own = `${caller.tenantId}~`;
      // A whole user id is looked for by the person's own part: the tenant goes without saying.
      const query = prepareQuery(q.trim().startsWith(own) ? q.trim().slice(own.length) : q);
      const index = await searchIndexes.of(caller.tenantId);
      const answer = await database.tenant(caller.tenantId, async (tx) => {
        const groups = await searchIndexes.ownGroups.of(tx, caller.tenantId, caller.userId);
        const found = index.find(query, caller.userId);
        return searchDirectory(tx, { asker: caller, query, found, groups, page, size });
      });
      return { code: codes.ok, ...answer };
    }),
  ];
}
