import { describe, expect, test } from 'vitest';
import { describeContactSource } from './contact-source-kit.ts';
import { createMemoryContactSource, type MemoryPerson } from './memory-source.ts';

const people: MemoryPerson[] = [
  { id: 'li', name: '李娜', keys: 'lina ln', departmentIds: ['video'] },
  { id: 'zhang', name: '张伟', keys: 'zhangwei zw', departmentIds: ['video', 'desk'] },
  { id: 'jose', name: 'José García', departmentIds: ['desk'] },
  { id: 'me', name: 'Me Myself', departmentIds: ['desk'] },
  { id: 'anna', name: 'Anna', departmentIds: ['media'] },
  { id: 'joanna', name: 'Joanna', departmentIds: ['media'] },
];
const departments = [
  { id: 'media', name: 'Media' },
  { id: 'video', name: 'Video', parentId: 'media', keys: 'shipin sp' },
  { id: 'desk', name: 'Desk' },
];
const groups = [{ id: 'g', name: 'Anna and friends', kind: 'group' as const }];
const make = (pageSize = 2) =>
  createMemoryContactSource(people, departments, groups, {
    selfId: 'me',
    recentIds: ['zhang', 'g'],
    friendIds: ['li', 'jose', 'anna'],
    pageSize,
  });
const { signal } = new AbortController();

describeContactSource(make, {
  test,
  expect,
  selfId: 'me',
  search: { query: 'ann', finds: 'joanna' },
  searchDepartment: { query: 'shipin', finds: 'video' },
  knownIds: ['zhang', 'li', 'g'],
});

const found = async (query: string) => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const page = await make(1).search?.(query, { cursor, signal, kinds: 'people' });
    ids.push(...(page?.items.map(({ id }) => id) ?? []));
    cursor = page?.next;
  } while (cursor !== undefined);
  return ids;
};

describe('the source in memory', () => {
  test('finds beginnings of names first, then of words, then the rest, each person once', async () => {
    expect(await found('an')).toEqual(['anna', 'zhang', 'joanna']);
    expect(await found('zw')).toEqual(['zhang']);
    expect(await found('n')).toHaveLength(4);
  });

  test('finds whatever the case, the width and the accents', async () => {
    expect(await found('ＪＯＳＥ')).toEqual(['jose']);
    expect(await found('garcia')).toEqual(['jose']);
  });

  test('marks what matched in the name', async () => {
    const page = await make().search?.('garc', { signal, kinds: 'people' });
    expect(page?.items[0]?.match).toEqual({ field: 'name', ranges: [[5, 9]] });
  });

  test('finds departments after people of the name, before people found by something else', async () => {
    const source = createMemoryContactSource(
      [
        { id: 'editor', name: 'Otto', keys: 'desk editor' },
        { id: 'deskins', name: 'Deskins' },
      ],
      departments,
    );
    const page = await source.search?.('desk', { signal, kinds: 'people', departments: true });
    expect(page?.items.map(({ id }) => id)).toEqual(['desk', 'deskins', 'editor']);
  });

  test('counts who is in several departments once, and the current user never', async () => {
    expect(await make().everyone?.(['media', 'desk'], signal)).toMatchObject({ total: 5 });
    const tops = await make().departments?.(undefined, { signal });
    expect(tops?.items.map(({ name, count, hasChildren }) => [name, count, hasChildren])).toEqual([
      ['Media', 4, true],
      ['Desk', 2, false],
    ]);
  });
});
