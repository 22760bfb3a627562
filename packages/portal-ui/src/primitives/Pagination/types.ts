import type { ComponentProps } from 'react';

/** Page sizes, in items (specification, section 9). */
export const pageSizes = [10, 20, 30, 50] as const;

export interface PaginationLabels {
  /** Accessible name of the landmark. */
  pages: string;
  /** Total number of items. */
  total: (items: number) => string;
  /** Option of the page size. */
  perPage: (items: number) => string;
  /** Accessible name of the page size. */
  pageSize: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  /** Current page; announced on change. */
  position: (page: number, pages: number) => string;
  /** Accessible name of the page number field. */
  jump: string;
}

export interface PaginationOptions {
  /** From 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** Items per page. */
  pageSize: number;
  /** `onPageChange` follows with the page that keeps the first item in view. */
  onPageSizeChange: (pageSize: number) => void;
  /** Total number of items. */
  total: number;
}

export interface PaginationProps extends PaginationOptions, Omit<ComponentProps<'nav'>, 'children'> {
  /** Available page sizes; default: 10, 20, 30 and 50. */
  sizes?: readonly number[];
  /** The page loads: disables the controls. */
  disabled?: boolean;
  labels: PaginationLabels;
}
