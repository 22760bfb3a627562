import { expect, test } from 'vitest';
import { dropPart, dropPlace, idsWithin, isEmpty, locate, stepPlace } from './department-places.ts';

const nodes = [
  {
    id: 'news',
    name: 'News',
    count: 3,
    children: [
      { id: 'politics', name: 'Politics', count: 2, children: [] },
      { id: 'sports', name: 'Sports', count: 1, children: [] },
      { id: 'culture', name: 'Culture', count: 0, children: [] },
    ],
  },
  { id: 'archive', name: 'Archive', count: 0, children: [] },
];
const at = (id: string) => {
  const found = locate(nodes, id);
  if (!found) throw new Error(id);
  return found;
};

test('a step up goes before the sibling above, a step down after the one below, and none beyond the ends', () => {
  expect(stepPlace(at('sports'), -1)).toEqual({ parentId: 'news', beforeId: 'politics' });
  expect(stepPlace(at('politics'), 1)).toEqual({ parentId: 'news', beforeId: 'culture' });
  expect(stepPlace(at('sports'), 1)).toEqual({ parentId: 'news', beforeId: undefined });
  expect(stepPlace(at('politics'), -1)).toBeUndefined();
  expect(stepPlace(at('archive'), 1)).toBeUndefined();
});

test('the edges of a row mean beside it, its middle into it', () => {
  const row = { top: 100, height: 40 };
  expect([105, 120, 138].map((y) => dropPart(y, row))).toEqual(['before', 'into', 'after']);
  expect(dropPlace(at('sports'), 'before')).toEqual({ parentId: 'news', beforeId: 'sports' });
  expect(dropPlace(at('sports'), 'after')).toEqual({ parentId: 'news', beforeId: 'culture' });
  expect(dropPlace(at('archive'), 'after')).toEqual({ parentId: undefined, beforeId: undefined });
  expect(dropPlace(at('sports'), 'into')).toEqual({ parentId: 'sports' });
});

test('a department has itself and all below it, and is empty without people and departments', () => {
  expect(idsWithin(at('news').node)).toEqual(['news', 'politics', 'sports', 'culture']);
  expect(['news', 'politics', 'culture'].map((id) => isEmpty(at(id).node))).toEqual([false, false, true]);
});
