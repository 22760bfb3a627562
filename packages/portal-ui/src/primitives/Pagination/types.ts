import type { ComponentProps } from 'react';

/** Sizes of a page, in items (specification, section 9). */
export const pageSizes = [10, 20, 30, 50] as const;

export interface PaginationLabels {
  /** Name of the landmark. */
  pages: string;
  /** How many items there are in all. */
  total: (items: number) => string;
  /** One of the sizes. */
  perPage: (items: number) => string;
  /** Name of the choice of sizes. */
  pageSize: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  /** Where one is; announced when it changes. */
  position: (page: number, pages: number) => string;
  /** Name of the field that takes the number of a page. */
  jump: string;
}

export interface PaginationOptions {
  /** From 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** Items on a page. */
  pageSize: number;
  /** The page that keeps the first item in view follows by `onPageChange`. */
  onPageSizeChange: (pageSize: number) => void;
  /** Items in all. */
  total: number;
}

export interface PaginationProps extends PaginationOptions, Omit<ComponentProps<'nav'>, 'children'> {
  /** Sizes to choose from: 10, 20, 30 and 50 unless said otherwise. */
  sizes?: readonly number[];
  /** The page is on its way: nothing else can be asked for. */
  disabled?: boolean;
  labels: PaginationLabels;
}
