/** A page, or the gap between two that are not neighbours. */
export type PageItem = number | 'gap-before' | 'gap-after';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Pages that `total` items fill; at least one, so that an empty list has a place to stand on. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/**
 * What the row of pages shows: the first, the last, the current one and its neighbours. Always as many items, seven at
 * most, so that nothing moves under the pointer; a gap never stands for a single page.
 */
export function pageItems(page: number, pages: number): PageItem[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap-after', pages];
  if (page >= pages - 3) return [1, 'gap-before', ...range(pages - 4, pages)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages];
}

/** The page that still shows the first item of the view when the size of pages changes. */
export const pageAfterResize = (page: number, before: number, after: number): number =>
  Math.floor(((page - 1) * before) / after) + 1;
