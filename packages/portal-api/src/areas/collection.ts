import { collection as calls } from '../contract/collection/calls.ts';
import { worded } from './worded.ts';

interface One {
  id: string;
}

export const collection = {
  ...calls,
  remove: worded(calls.remove, ({ id }: One) => ({ collectId: id })),
  tag: worded(calls.tag, ({ id, tags }: One & { tags: string[] }) => ({ collectId: id, tags })),
  edit: worded(calls.edit, ({ id, text }: One & { text: string }) => ({ collectId: id, text })),
};
