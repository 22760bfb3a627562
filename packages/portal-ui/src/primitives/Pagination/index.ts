export { type PageItem } from './page-items.ts';
export { Pagination } from './Pagination.tsx';
export { type PaginationLabels, type PaginationOptions, type PaginationProps } from './types.ts';
