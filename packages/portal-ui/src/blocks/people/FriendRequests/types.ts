import type { PagedStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef } from 'react';
import type { StepOutcome } from '../../../hooks/outcome.ts';
import type { PersonView, TimeSettings } from '../../shared/views.ts';

/** The last friend request between the reader and somebody else. There is one for each person. */
export interface FriendRequestView {
  /** The other one. */
  person: PersonView;
  /** `in`: they asked; `out`: the reader asked. */
  direction: 'in' | 'out';
  state: 'waiting' | 'accepted' | 'refused';
  /** What the one who asked wrote; may be empty. */
  message: string;
  /** Milliseconds since 1970. */
  time: number;
  /** It waits for the reader, who has not seen it yet (decision D4). */
  unread: boolean;
}

/** What can be done with a request. */
export type FriendRequestStep = 'accept' | 'decline' | 'remove';

/**
 * Each step shows at once. When it fails the row goes back and says why, unless the host has (`told`); after a success
 * the row stands as it is until the host passes another.
 */
export interface FriendRequestsOptions {
  /** Newest first. */
  requests: readonly FriendRequestView[];
  onAccept: (personId: string) => Promise<StepOutcome>;
  onDecline: (personId: string) => Promise<StepOutcome>;
  /** Takes the request out of the list; what it asks stands (decision D2). */
  onRemove: (personId: string) => Promise<StepOutcome>;
  labels: FriendRequestsLabels;
}

export interface FriendRequestsProps
  extends
    FriendRequestsOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'section'>, keyof FriendRequestsOptions | 'children'> {
  status: PagedStatus;
  /** There are further pages. */
  hasMore?: boolean | undefined;
  /** Called as the end comes into view. */
  onLoadMore?: (() => void) | undefined;
  onRetry: () => void;
  /** Opens somebody's card. */
  onOpenPerson: (person: PersonView) => void;
}

/** Every word of the list. */
export interface FriendRequestsLabels {
  title: string;
  accept: string;
  decline: string;
  /** Names of the buttons of a row, for assistive tools. */
  acceptFrom: (name: string) => string;
  declineFrom: (name: string) => string;
  remove: (name: string) => string;
  /** What the reader wrote, told apart from what others write. */
  ownMessage: (message: string) => string;
  unread: string;
  /** The reader asked, and they have not answered. */
  waiting: string;
  accepted: string;
  /** The reader said no. */
  declined: string;
  /** They said no. */
  refused: string;
  /** Said once a step shows, for assistive tools. */
  acceptedNow: (name: string) => string;
  declinedNow: (name: string) => string;
  removedNow: (name: string) => string;
  acceptFailed: string;
  declineFailed: string;
  removeFailed: string;
  empty: string;
  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  loadingMore: string;
  more: string;
  failed: string;
  failedMore: string;
  offline: string;
  retry: string;
}
