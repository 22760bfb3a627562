import type { FoundConversationView, FoundMessageView } from '../types.ts';

/** The results of one conversation; `start` is the index of its first among all rows. */
export interface ResultGroup {
  conversation: FoundConversationView;
  results: readonly FoundMessageView[];
  start: number;
}

/** Groups results by conversation, ordered by their first result. */
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
