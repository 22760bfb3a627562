/** A page, or a gap between pages. */
export type PageItem = number | 'gap-before' | 'gap-after';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Number of pages of `total` items; at least one. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/**
 * Items of the pagination: the first, the last, the current page and its neighbours. The number of items is constant,
 * seven at most, so that nothing moves under the pointer; a gap never replaces a single page.
 */
export function pageItems(page: number, pages: number): PageItem[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap-after', pages];
  if (page >= pages - 3) return [1, 'gap-before', ...range(pages - 4, pages)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages];
}

/** The page that contains the first visible item after a change of page size. */
export const pageAfterResize = (page: number, before: number, after: number): number =>
  Math.floor(((page - 1) * before) / after) + 1;
