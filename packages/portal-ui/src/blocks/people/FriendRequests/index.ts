export { FriendRequests } from './FriendRequests.tsx';
export type {
  FriendRequestsLabels,
  FriendRequestsOptions,
  FriendRequestsProps,
  FriendRequestsStatus,
  FriendRequestStep,
  FriendRequestView,
} from './types.ts';
