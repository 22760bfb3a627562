import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { envelope, flagInput, id } from './fields.ts';
import { personDetail } from './people.ts';

/** One person's card: a part of its own, because the guard of every first page asks for the person's own. */
export const personCard = {
  /**
   * One person's card. Hidden fields are absent (A19); an unknown id is code 1101. With `preview`, one's own card comes
   * as a colleague sees it.
   */
  obtainUser: endpoint({
    method: 'GET',
    path: '/co/mobile/user/obtain',
    access: 'session',
    names: { userId: 'person' },
    input: z.object({ userId: id, preview: z.optional(flagInput) }),
    output: z.pipe(
      z.object({ ...envelope, result: personDetail }),
      z.transform(({ result }) => result),
    ),
    summary: "A person's details",
    source: 'specification 7, Auth and user; decisions A18, A19',
  }),
};
