import type { ComponentPropsWithRef } from 'react';
import type { GroupKind, TimeSettings } from '../views.ts';

/** One line of the recent conversations. */
export interface ConversationView {
  /** Names the line; unique in the list. */
  id: string;
  kind: 'person' | GroupKind;
  /** Whom the avatar's colour is made from: the person's or the group's id. */
  targetId: string;
  name: string;
  avatarUrl?: string | undefined;
  lastMessage?: LastMessageView | undefined;
  unread: number;
  /** An unread message calls the reader. */
  mentioned?: boolean | undefined;
  pinned: boolean;
  muted: boolean;
  /** Text typed and not sent: shown in place of the last message, unless something is unread. */
  draft?: string | undefined;
  /** A message of one's own could not be sent. */
  failed?: boolean | undefined;
}

export interface LastMessageView {
  text: string;
  own: boolean;
  /** Shown in groups. */
  senderName?: string | undefined;
  /** Milliseconds. */
  time: number;
}

/** `error` and `offline` with conversations at hand keep them, under a line that says so. */
export type ConversationListStatus = 'loading' | 'ready' | 'error' | 'offline';

export interface ConversationListOptions {
  /** In the order shown: pinned first, then newest first. The list does not sort. */
  conversations: readonly ConversationView[];
  currentId?: string | undefined;
  onSelect: (id: string) => void;
}

export interface ConversationListProps
  extends
    ConversationListOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'nav'>, keyof ConversationListOptions | 'children'> {
  status: ConversationListStatus;
  onRetry: () => void;
  /** Next step when there are no conversations: opens the search. Without it only the sentence shows. */
  onFindPeople?: (() => void) | undefined;
  labels: ConversationListLabels;
}

/** Every word of the list. */
export interface ConversationListLabels {
  conversations: string;
  /** The last message, when it is one's own or a group's: who wrote it, and what. */
  ownMessage: (text: string) => string;
  memberMessage: (sender: string, text: string) => string;
  mentioned: string;
  draft: string;
  noMessages: string;
  pinned: string;
  muted: string;
  sendFailed: string;
  unread: (count: number) => string;
  loading: string;
  empty: string;
  findPeople: string;
  failed: string;
  retry: string;
  offline: string;
}
