import { expect, it } from 'vitest';
import { pageAfterResize, pageCount, pageItems } from './page-items.ts';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [5, 20, [1, 'gap-before', 4, 5, 6, 'gap-after', 20]],
  [16, 20, [1, 'gap-before', 15, 16, 17, 'gap-after', 20]],
  [17, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('page %i of %i shows %j', (page, pages, items) => {
  expect(pageItems(page, pages)).toEqual(items);
});

it('always contains the current page, and never a gap of one', () => {
  for (let pages = 1; pages < 40; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const items = pageItems(page, pages);
      expect(items).toContain(page);
      items.forEach((item, at) => {
        if (typeof item === 'number') return;
        expect(Number(items[at + 1]) - Number(items[at - 1])).toBeGreaterThan(2);
      });
    }
  }
});

it('has one page for zero items', () => {
  expect([pageCount(0, 20), pageCount(20, 20), pageCount(21, 20)]).toEqual([1, 1, 2]);
});

it('keeps the first item in view when the page size changes', () => {
  expect([pageAfterResize(3, 20, 50), pageAfterResize(3, 50, 10), pageAfterResize(1, 10, 50)]).toEqual([
    1, 11, 1,
  ]);
});
