import { describe, expect, it } from 'vitest';
import { searchRows, searchTabs, tabCounts, tabWithResults } from './search-rows.ts';

const found = {
  status: 'ready' as const,
  people: [{ id: 'demo~zhangwei', name: '张伟' }],
  groups: [{ id: 'g1', name: '张家口报道组', kind: 'group' as const }],
  onRetry: () => {},
};
const search = { query: '张', found, recent: { queries: ['李娜'] } };

describe('searchRows', () => {
  it('contains the rows of the current tab', () => {
    expect(searchRows(search, 'people').map(({ id }) => id)).toEqual(['demo~zhangwei']);
    expect(searchRows(search, 'groups').map(({ id }) => id)).toEqual(['g1']);
  });

  it('contains the recent searches without a query, on any tab', () => {
    expect(searchRows({ ...search, query: '  ' }, 'groups')).toEqual([
      { kind: 'recent', id: '李娜', query: '李娜' },
    ]);
  });
});

describe('the own conversation', () => {
  const ownConversation = { userId: 'demo~zhangwei', name: 'Saved', onOpen: () => {} };
  const ids = (more: object) =>
    searchRows({ ...search, found: { ...found, ownConversation, ...more } }, 'people').map(({ id }) => id);

  it("follows the user's row on any tab", () => {
    const other = { id: 'demo~a', name: 'A' };
    expect(ids({ people: [other, ...found.people, other] })).toEqual([
      'demo~a',
      'demo~zhangwei',
      'own-conversation',
      'demo~a',
    ]);
  });

  it('is missing when neither the user nor its name matches', () => {
    expect(ids({ people: [{ id: 'demo~a', name: 'A' }] })).toEqual(['demo~a']);
  });

  it('comes first when its name matches, and is counted', () => {
    const match = { field: 'name' as const, ranges: [] };
    const named = { ...ownConversation, match };
    expect(ids({ ownConversation: named })).toEqual(['own-conversation', 'demo~zhangwei']);
    const counts = { people: 1, groups: 0 };
    expect(tabCounts({ ...found, ownConversation: named, counts })).toMatchObject({ people: 2 });
  });
});

describe('the tab that shows', () => {
  const counts = { people: 0, groups: 0, departments: 2 };
  const tabs = searchTabs({ departments: [] });

  it.each([
    ['the preferred one while nothing is known', 'groups', undefined, 'groups'],
    ['the preferred one when it has results', 'departments', { ...counts, people: 1 }, 'departments'],
    ['the first with results', 'groups', counts, 'departments'],
    ['the preferred one when none has results', 'groups', { ...counts, departments: 0 }, 'groups'],
  ] as const)('is %s', (_, preferred, known, shown) => {
    expect(tabWithResults(preferred, tabs, known)).toBe(shown);
  });

  it('is never one that the app does not provide', () => {
    expect(tabWithResults('departments', searchTabs({}), undefined)).toBe('people');
  });
});
