import type {
  DepartmentHit,
  GroupHit,
  OwnConversationHit,
  PersonHit,
  SearchFound,
  SearchPopoverOptions,
  SearchTab,
} from '../types.ts';

/** A row that the keys can reach. */
export type SearchRow =
  | { kind: 'recent'; id: string; query: string }
  | { kind: 'person'; id: string; person: PersonHit }
  | { kind: 'own'; id: string; conversation: OwnConversationHit }
  | { kind: 'group'; id: string; group: GroupHit }
  | { kind: 'department'; id: string; department: DepartmentHit };

/** Rows of the current tab, or the recent searches without a query. */
export function searchRows(
  { query, found, recent }: Pick<SearchPopoverOptions, 'query' | 'found' | 'recent'>,
  tab: SearchTab,
): SearchRow[] {
  if (query.trim() === '')
    return (recent?.queries ?? []).map((text) => ({ kind: 'recent', id: text, query: text }));
  const { people, groups, departments = [], ownConversation } = found;
  if (tab === 'groups') return groups.map((group) => ({ kind: 'group', id: group.id, group }));
  if (tab === 'departments')
    return departments.map((department) => ({ kind: 'department', id: department.id, department }));
  return peopleRows(people, ownConversation);
}

/** The user's own conversation is first if its name matches, otherwise after the user's row. */
function peopleRows(people: readonly PersonHit[], conversation: OwnConversationHit | undefined): SearchRow[] {
  const rows: SearchRow[] = people.map((person) => ({ kind: 'person', id: person.id, person }));
  if (!conversation) return rows;
  const own = people.findIndex(({ id }) => id === conversation.userId);
  if (own === -1 && !conversation.match) return rows;
  const at = conversation.match ? 0 : own + 1;
  return rows.toSpliced(at, 0, { kind: 'own', id: 'own-conversation', conversation });
}

/** The available tabs, in order. */
export function searchTabs({ departments }: Pick<SearchFound, 'departments'>): SearchTab[] {
  return departments ? ['people', 'groups', 'departments'] : ['people', 'groups'];
}

/** Total number of rows per tab, with the user's own conversation; undefined while unknown. */
export function tabCounts({
  counts,
  people,
  ownConversation,
}: SearchFound): Record<SearchTab, number> | undefined {
  if (!counts) return undefined;
  const own = peopleRows(people, ownConversation).length - people.length;
  return { people: counts.people + own, groups: counts.groups, departments: counts.departments ?? 0 };
}

/** The tab to show: the preferred one, unless it is empty and another has results. */
export function tabWithResults(
  preferred: SearchTab,
  tabs: readonly SearchTab[],
  counts: Record<SearchTab, number> | undefined,
): SearchTab {
  const known = tabs.includes(preferred) ? preferred : 'people';
  if (!counts || counts[known] > 0) return known;
  return tabs.find((tab) => counts[tab] > 0) ?? known;
}
