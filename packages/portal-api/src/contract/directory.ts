import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, envelope, id, text } from './fields.ts';
import { limits } from './limits.ts';
import { groupFromSearch, personDetail, personFromSearch } from './people.ts';

export const directory = {
  /** One person's card. Hidden fields are absent (A19); an unknown id is code 1101. */
  obtainUser: endpoint({
    method: 'GET',
    path: '/co/mobile/user/obtain',
    access: 'session',
    names: { userId: 'person' },
    input: z.object({ userId: id }),
    output: z.pipe(
      z.object({ ...envelope, result: personDetail }),
      z.transform(({ result }) => result),
    ),
    summary: "A person's details",
    source: 'specification 7, Auth and user; decisions A18, A19',
  }),

  /**
   * People and groups by name in any script, user id, e-mail, position or visible phone (D12). An empty `q` finds
   * nothing. Pages count from 1; both totals come with each page.
   */
  search: endpoint({
    method: 'GET',
    path: '/snap-app-im/im/search/web/{type}.ajax',
    pathValues: { type: 'all' },
    access: 'session',
    input: z.object({
      q: text(limits.queryLength),
      type: z._default(z.literal('user'), 'user'),
      page: count(1, limits.searchPages, 1),
      size: count(1, limits.searchPageMax, limits.searchPage),
    }),
    output: z.object({
      ...envelope,
      users: z.array(personFromSearch),
      groups: z.array(groupFromSearch),
      /** How many people match in all. */
      userNumber: z.number(),
      /** How many groups match in all. */
      groupNumber: z.number(),
    }),
    summary: 'Find people and groups',
    source: 'specification 7, Messaging and contacts; decisions A4, D12',
  }),
};
