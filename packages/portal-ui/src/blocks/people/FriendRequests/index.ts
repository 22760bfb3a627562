export { FriendRequests } from './FriendRequests.tsx';
export type {
  FriendRequestsLabels,
  FriendRequestsOptions,
  FriendRequestsProps,
  FriendRequestAction,
  FriendRequestView,
} from './types.ts';
