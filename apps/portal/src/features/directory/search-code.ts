import type { Matched } from '@snap/portal-api/contract';
import { matchPerson, prepareQuery, ranks } from '@snap/portal-api/rules';

// What a search needs beyond the page that it begins on: the schemas of its answer, and the matcher.
export { directoryApi } from '../../shell-apis.ts';

/** Whether a query finds the name of the user's own conversation from its start, and what to mark in it (F9). */
export function matchOwnConversation(name: string, query: string): Matched | undefined {
  const found = matchPerson({ name }, prepareQuery(query));
  return found && found.rank < ranks.inner ? { field: 'name', ranges: found.ranges } : undefined;
}
