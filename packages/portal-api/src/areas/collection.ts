import { collection as calls } from '../contract/collection/calls.ts';
import type { InputOf } from '../contract/endpoint.ts';
import { type PlainInput, worded } from './worded.ts';

interface One {
  id: string;
}

export const collection = {
  ...calls,
  remove: worded(calls.remove, ({ id }: One) => ({ collectId: id })),
  tag: worded(calls.tag, ({ id, tags }: One & { tags: string[] }) => ({ collectId: id, tags })),
  edit: worded(calls.edit, ({ id, text }: One & { text: string }) => ({ collectId: id, text })),
  list: worded(
    calls.list,
    ({ query, ...given }: Omit<PlainInput<InputOf<typeof calls.list>>, 'q'> & { query?: string }) => ({
      ...given,
      ...(query === undefined ? {} : { q: query }),
    }),
    ({ list, total }) => ({ favourites: list, total }),
  ),
};
