import type { MutationResult } from '../../../hooks/mutation-result.ts';
import type { CountedFieldLabels } from '../../../primitives/Field/use-count.ts';
import type { FriendRelation, FriendshipSlot } from '../PersonCard/index.ts';

/** Result of a friend request. */
export interface FriendRequestResult extends MutationResult {
  /** The new relationship. Default: `requestSent` where they verify friends, otherwise `friend`. */
  relation?: FriendRelation | undefined;
}

/**
 * Friendship actions. The card updates optimistically, or as pending, and shows the result unless the app has (`reported`).
 * After a success it keeps the new state until the app passes another. An action without its callback has no button.
 */
export interface FriendshipOptions {
  /** Stars or unstars a friend. */
  onStarredChange?: ((starred: boolean) => Promise<MutationResult>) | undefined;
  /** Sends a friend request. `message` has at most 100 code points and may be empty. */
  onAddFriend?: ((message: string) => Promise<FriendRequestResult>) | undefined;
  /** Whether every character of a message is allowed; by default all are. */
  isMessageAllowed?: ((message: string) => boolean) | undefined;
  /** Ends the friendship, after confirmation. */
  onRemoveFriend?: (() => Promise<MutationResult>) | undefined;
  /** Opens the friend requests, where this person's request is pending. */
  onOpenRequests?: (() => void) | undefined;
  /** Name of the user, for the greeting of a request. */
  viewerName?: string | undefined;
}

export interface FriendshipProps extends FriendshipOptions, FriendshipSlot {
  labels: FriendshipLabels;
}

/** Labels of the friendship. */
export interface FriendshipLabels extends CountedFieldLabels {
  /** Accessible name of the star, a switch: it stays the same in both states. */
  star: string;
  /** Tooltip of the star. */
  addStar: string;
  removeStar: string;
  starFailed: string;
  addFriend: string;
  removeFriend: string;
  /** Relation `requestSent`. */
  waiting: string;
  /** Relation `requestReceived`. */
  askedYou: string;
  openRequests: string;
  /** The request dialog. */
  askTitle: string;
  askMessage: string;
  askHint: string;
  /** The message has characters that are not allowed. */
  askForbidden: string;
  /** Default message of a request. `name` is that of the user, if known. */
  greeting: (name: string | undefined) => string;
  askSubmit: string;
  requestSent: string;
  requestFailed: string;
  removeTitle: string;
  removeQuestion: string;
  friendRemoved: string;
  removeFailed: string;
  cancel: string;
  close: string;
}
