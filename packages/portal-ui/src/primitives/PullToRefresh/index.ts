export { PullToRefresh } from './PullToRefresh.tsx';
export type { MoreStatus, PullToRefreshLabels, PullToRefreshOptions, PullToRefreshProps } from './types.ts';
