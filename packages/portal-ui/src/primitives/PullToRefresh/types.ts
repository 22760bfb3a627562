import type { ComponentProps, ReactNode } from 'react';

/** State of the end of the list. */
export type MoreStatus = 'idle' | 'loading' | 'error' | 'end';

export interface PullToRefreshLabels {
  /** While the list is pulled down, but not far enough. */
  pull: string;
  /** Pulled far enough. */
  release: string;
  /** At the end, on touch. */
  pullUp: string;
  loading: string;
  /** There are no more rows. */
  end: string;
  /** Button that reloads. */
  refresh: string;
  /** Button that loads more. */
  loadMore: string;
  /** The next page failed to load. */
  failed: string;
  retry: string;
}

export interface PullToRefreshOptions {
  /** The list reloads. */
  refreshing: boolean;
  onRefresh: () => void;
  more: MoreStatus;
  /** Loads the next page. Called near the end, by a press, and by pulling up at the end. */
  onLoadMore: () => void;
}

export interface PullToRefreshProps extends PullToRefreshOptions, ComponentProps<'div'> {
  children: ReactNode;
  labels: PullToRefreshLabels;
}
