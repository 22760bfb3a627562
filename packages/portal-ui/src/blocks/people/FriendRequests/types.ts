import type { PagedStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef } from 'react';
import type { MutationResult } from '../../../hooks/mutation-result.ts';
import type { PersonView, TimeSettings } from '../../shared/views.ts';

/** The last friend request between the user and another person. At most one per person. */
export interface FriendRequestView {
  /** The other person. */
  person: PersonView;
  /** `in`: received; `out`: sent by the user. */
  direction: 'in' | 'out';
  state: 'waiting' | 'accepted' | 'refused';
  /** Message of the sender; may be empty. */
  message: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Pending and not yet seen by the user (decision D4). */
  unread: boolean;
}

/** Actions on a request. */
export type FriendRequestAction = 'accept' | 'decline' | 'remove';

/**
 * Each action updates its row optimistically. On failure the row rolls back and shows the reason, unless the app has
 * (`reported`). On success the row keeps its state until the app passes a new one.
 */
export interface FriendRequestsOptions {
  /** Newest first. */
  requests: readonly FriendRequestView[];
  onAccept: (personId: string) => Promise<MutationResult>;
  onDecline: (personId: string) => Promise<MutationResult>;
  /** Removes the request from the list without answering it (decision D2). */
  onRemove: (personId: string) => Promise<MutationResult>;
  labels: FriendRequestsLabels;
}

export interface FriendRequestsProps
  extends
    FriendRequestsOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'section'>, keyof FriendRequestsOptions | 'children'> {
  status: PagedStatus;
  /** More pages exist. */
  hasMore?: boolean | undefined;
  /** Called when the end comes into view. */
  onLoadMore?: (() => void) | undefined;
  onRetry: () => void;
  /** Opens a person's card. */
  onOpenPerson: (person: PersonView) => void;
}

/** Labels of `FriendRequests`. */
export interface FriendRequestsLabels {
  title: string;
  accept: string;
  decline: string;
  /** Accessible names of a row's buttons. */
  acceptFrom: (name: string) => string;
  declineFrom: (name: string) => string;
  remove: (name: string) => string;
  /** Before the user's own message. */
  ownMessage: (message: string) => string;
  unread: string;
  /** Sent by the user and unanswered. */
  waiting: string;
  accepted: string;
  /** Declined by the user. */
  declined: string;
  /** Declined by the other person. */
  refused: string;
  /** Announced after an action. */
  acceptedNow: (name: string) => string;
  declinedNow: (name: string) => string;
  removedNow: (name: string) => string;
  acceptFailed: string;
  declineFailed: string;
  removeFailed: string;
  empty: string;
  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  loadingMore: string;
  more: string;
  failed: string;
  failedMore: string;
  offline: string;
  retry: string;
}
