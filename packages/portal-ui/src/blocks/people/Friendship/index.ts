export { Friendship } from './Friendship.tsx';
export type { FriendRequestResult, FriendshipLabels, FriendshipOptions, FriendshipProps } from './types.ts';
