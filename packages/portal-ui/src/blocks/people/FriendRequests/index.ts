export { FriendRequests } from './FriendRequests.tsx';
export type {
  FriendRequestsLabels,
  FriendRequestsOptions,
  FriendRequestsProps,
  FriendRequestStep,
  FriendRequestView,
} from './types.ts';
