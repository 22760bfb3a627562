import type { LoadStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef } from 'react';
import type { Presence } from '../../../primitives/Avatar/PresenceDot.tsx';
import type { GroupKind, PersonView, TimeSettings } from '../../shared/views.ts';

/** One line of the recent conversations. */
export interface ConversationView {
  /** Names the line; unique in the list. */
  id: string;
  kind: 'person' | GroupKind;
  /** Whom the avatar's colour is made from: the person's or the group's id. */
  targetId: string;
  name: string;
  avatarUrl?: string | undefined;
  /** First members of a group, for its mosaic when it has no picture. */
  members?: readonly PersonView[] | undefined;
  lastMessage?: LastMessageView | undefined;
  unread: number;
  /** Marked as unread by the reader: shows a dot when nothing is unread. */
  markedUnread?: boolean | undefined;
  /** An unread message calls the reader. */
  mentioned?: boolean | undefined;
  pinned: boolean;
  muted: boolean;
  /** Text typed and not sent: shown in place of the last message, unless something is unread. */
  draft?: string | undefined;
  /** An own message that the server does not have yet: shown in place of the last message. One that failed comes first. */
  outboxItem?: OutboxItemView | undefined;
  /** Names of who is writing at this moment: shown in place of the last message. */
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

/** Which of the conversations show. */
export type ConversationFilter = 'all' | 'unread' | 'mentioned' | 'groups';

export interface ConversationListOptions {
  /** In the order shown: pinned first, then newest first. The list does not sort, so a click never reorders it. */
  conversations: readonly ConversationView[];
  currentId?: string | undefined;
  onSelect: (id: string) => void;

  /** Filters stand above the list. */
  filterable?: boolean | undefined;
  /** Filter, controlled; without it the block keeps its own, `all` at first. */
  filter?: ConversationFilter | undefined;
  defaultFilter?: ConversationFilter | undefined;
  onFilterChange?: ((filter: ConversationFilter) => void) | undefined;

  /** Steps of the context menu; a step that is not given is not offered, and without any there is no menu. */
  onMarkRead?: ((id: string) => void) | undefined;
  /** Offered for a conversation without unread messages. */
  onMarkUnread?: ((id: string) => void) | undefined;
  onPinnedChange?: ((id: string, pinned: boolean) => void) | undefined;
  onMutedChange?: ((id: string, muted: boolean) => void) | undefined;
  /** Takes the conversation out of the list until its next message (B10). */
  onHide?: ((id: string) => void) | undefined;
}

export interface ConversationListProps
  extends
    ConversationListOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'nav'>, keyof ConversationListOptions | 'children'> {
  status: LoadStatus;
  onRetry: () => void;
  /** Next step when there are no conversations: opens the search. Without it only the sentence shows. */
  onFindPeople?: (() => void) | undefined;
  /** Action of the empty state, instead of `onFindPeople`; the header offers it, too. */
  onNewConversation?: (() => void) | undefined;
  /** Renders nothing without conversations, because the pane beside it shows the empty state. */
  emptyHidden?: boolean | undefined;
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
  /** Beside the name of a topic group. */
  topicGroup: string;
  pinned: string;
  muted: string;
  sendFailed: string;
  sendQueued: string;
  sending: string;
  unread: (count: number) => string;
  /** The other person is writing; members of a group are. */
  writing: string;
  membersWriting: (names: readonly string[]) => string;
  presence: Record<Presence, string>;

  /** Name of the filters. */
  filter: string;
  filters: Record<ConversationFilter, string>;
  /** Nothing passes the filter. */
  noneIn: Record<Exclude<ConversationFilter, 'all'>, string>;
  showAll: string;

  markRead: string;
  markUnread: string;
  /** Of all conversations, in the head. */
  markAllRead: string;
  markedUnread: string;
  pin: string;
  unpin: string;
  mute: string;
  unmute: string;
  hide: string;

  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  empty: string;
  findPeople: string;
  /** In the head, and the next step of an empty list. */
  newConversation: string;
  newGroup: string;
  failed: string;
  retry: string;
  offline: string;
  /** With no conversations at hand. */
  offlineBare: string;
}
