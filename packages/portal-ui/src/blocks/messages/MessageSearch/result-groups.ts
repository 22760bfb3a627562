import type { FoundConversationView, FoundMessageView } from './types.ts';

/** The results of one conversation; `start` is the place of the first of them among all rows. */
export interface ResultGroup {
  conversation: FoundConversationView;
  results: readonly FoundMessageView[];
  start: number;
}

/** Gathers the results of each conversation, in the order of its first. */
export function resultGroups(results: readonly FoundMessageView[]): ResultGroup[] {
  const byId = new Map<string, FoundMessageView[]>();
  for (const found of results) {
    const { id } = found.conversation;
    const known = byId.get(id);
    if (known) known.push(found);
    else byId.set(id, [found]);
  }
  let start = 0;
  return [...byId.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const made = { conversation: first.conversation, results: group, start };
    start += group.length;
    return [made];
  });
}
