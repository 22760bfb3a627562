import type { ComponentProps, ReactNode } from 'react';

/** How the end of the list stands. */
export type MoreStatus = 'idle' | 'loading' | 'error' | 'end';

export interface PullToRefreshLabels {
  /** While the list is pulled down, not far enough yet. */
  pull: string;
  /** Far enough. */
  release: string;
  /** At the end, for a finger. */
  pullUp: string;
  loading: string;
  /** There is nothing after the last row. */
  end: string;
  /** Name of the button that does it without a finger. */
  refresh: string;
  /** The same at the end. */
  loadMore: string;
  /** More could not be loaded. */
  failed: string;
  retry: string;
}

export interface PullToRefreshOptions {
  /** The list is being loaded anew. */
  refreshing: boolean;
  onRefresh: () => void;
  more: MoreStatus;
  /** Asked for when the end comes near, by a press, and by pulling up at the end. */
  onLoadMore: () => void;
}

export interface PullToRefreshProps extends PullToRefreshOptions, ComponentProps<'div'> {
  children: ReactNode;
  labels: PullToRefreshLabels;
}
