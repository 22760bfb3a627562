import type { LoadStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef } from 'react';
import type { Presence } from '../../../primitives/Avatar/PresenceDot.tsx';
import type { GroupKind, PersonView, TimeSettings } from '../../shared/views.ts';

/** One row of the conversation list. */
export interface ConversationView {
  /** Unique in the list. */
  id: string;
  kind: 'person' | GroupKind;
  /** Id of the person or group; decides the avatar's colour. */
  targetId: string;
  name: string;
  avatarUrl?: string | undefined;
  /** First members of a group, for its mosaic when it has no avatar. */
  members?: readonly PersonView[] | undefined;
  lastMessage?: LastMessageView | undefined;
  unread: number;
  /** Marked as unread by the user: shows a dot when no message is unread. */
  markedUnread?: boolean | undefined;
  /** An unread message mentions the user. */
  mentioned?: boolean | undefined;
  pinned: boolean;
  muted: boolean;
  /** Unsent text: replaces the last message, unless something is unread. */
  draft?: string | undefined;
  /** Outbox item: replaces the last message. A failed one takes precedence. */
  outboxItem?: OutboxItemView | undefined;
  /** Names of the members who are typing: replace the last message. */
  writers?: readonly string[] | undefined;
  /** Of a person. */
  presence?: Presence | undefined;
}

export interface LastMessageView {
  text: string;
  own: boolean;
  /** Shown in groups. */
  senderName?: string | undefined;
  /** Milliseconds. */
  time: number;
}

export interface OutboxItemView {
  text: string;
  state: 'queued' | 'sending' | 'failed';
  /** Milliseconds. */
  time: number;
}

/** Filters of the list. */
export type ConversationFilter = 'all' | 'unread' | 'mentioned' | 'groups';

/** The filters above the list. Uncontrolled without `value`. */
export interface ConversationFiltering {
  value?: ConversationFilter | undefined;
  /** Default: `all`. */
  defaultValue?: ConversationFilter | undefined;
  onValueChange?: ((filter: ConversationFilter) => void) | undefined;
}

/** Actions of the context menu. Missing actions are not offered; without any there is no menu. */
export interface ConversationActions {
  onMarkRead?: ((id: string) => void) | undefined;
  /** Offered for a conversation without unread messages. */
  onMarkUnread?: ((id: string) => void) | undefined;
  onPinnedChange?: ((id: string, pinned: boolean) => void) | undefined;
  onMutedChange?: ((id: string, muted: boolean) => void) | undefined;
  /** Hides the conversation until its next message (B10). */
  onHide?: ((id: string) => void) | undefined;
}

export interface ConversationListOptions {
  /** In display order: pinned first, then newest first. The list does not sort, so a click never reorders it. */
  conversations: readonly ConversationView[];
  currentId?: string | undefined;
  onSelect: (id: string) => void;
  /** Without it there are no filters. */
  filtering?: ConversationFiltering | undefined;
  actions?: ConversationActions | undefined;
}

export interface ConversationListProps
  extends
    ConversationListOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'nav'>, keyof ConversationListOptions | 'children'> {
  status: LoadStatus;
  onRetry: () => void;
  /** Action of the empty state: opens the search. Without it the empty state has no button. */
  onFindPeople?: (() => void) | undefined;
  /** Action of the empty state, instead of `onFindPeople`; also a button of the header. */
  onNewConversation?: (() => void) | undefined;
  /** Renders nothing without conversations, because the pane beside it shows the empty state. */
  emptyHidden?: boolean | undefined;
  labels: ConversationListLabels;
}

/** Labels of `ConversationList`. */
export interface ConversationListLabels {
  conversations: string;
  /** Last message of a group or of the user: sender and text. */
  ownMessage: (text: string) => string;
  memberMessage: (sender: string, text: string) => string;
  mentioned: string;
  draft: string;
  noMessages: string;
  /** Beside the name of a topic group. */
  topicGroup: string;
  pinned: string;
  muted: string;
  sendFailed: string;
  sendQueued: string;
  sending: string;
  unread: (count: number) => string;
  /** Typing indicator of a person; of a group. */
  writing: string;
  membersWriting: (names: readonly string[]) => string;
  presence: Record<Presence, string>;

  /** Accessible name of the filters. */
  filter: string;
  filters: Record<ConversationFilter, string>;
  /** No conversation passes the filter. */
  noneIn: Record<Exclude<ConversationFilter, 'all'>, string>;
  showAll: string;

  markRead: string;
  markUnread: string;
  /** Marks all conversations as read, in the header. */
  markAllRead: string;
  markedUnread: string;
  pin: string;
  unpin: string;
  mute: string;
  unmute: string;
  hide: string;

  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  empty: string;
  findPeople: string;
  /** In the header and the empty state. */
  newConversation: string;
  newGroup: string;
  failed: string;
  retry: string;
  offline: string;
  /** Offline without cached conversations. */
  offlineBare: string;
}
