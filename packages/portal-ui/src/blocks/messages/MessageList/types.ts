import type { LoadStatus, PageStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef } from 'react';
import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';
import type { FormatSize } from '../../shared/files/file-views.ts';
import type { PersonView, TimeSettings } from '../../shared/views.ts';
import type {
  AnnouncementView,
  FileAction,
  MessageAction,
  MessageBulkAction,
  MessageFileView,
  MessageReadersView,
  MessageState,
  MessageView,
  PinnedMessageView,
} from './views.ts';

export type * from './views.ts';

/** Identifies the conversation. */
export interface MessageConversation {
  /** A new id opens the list again, at the place of that conversation. */
  id: string;
  /** `person`: names are left out. `group`: each run of messages starts with its sender's name. */
  kind: 'person' | 'group';
  /** Name of the person or group; part of the list's accessible name. */
  name: string;
}

/** Paging at one end of the loaded messages. */
export interface MessagePaging {
  /** More messages exist: the list calls `onLoad` near this end. */
  hasMore?: boolean | undefined;
  /** Status of the next page, `idle` by default. */
  status?: PageStatus | undefined;
  /** Loads the next page, or retries. */
  onLoad: () => void;
}

/** The loaded messages, and callbacks to load others. */
export interface MessageHistory {
  /** Status of the first page. Offline with cached messages, pass `ready`. */
  status: LoadStatus;
  /** Oldest first. */
  messages: readonly MessageView[];
  /** Retries the first page. */
  onRetry: () => void;
  /** Older messages. */
  before?: MessagePaging | undefined;
  /** Newer messages. */
  after?: MessagePaging | undefined;
  /** The user jumps to the end while `after.hasMore`: load the newest page. */
  onJumpToEnd?: (() => void) | undefined;
  /** A jump target is not loaded: put the messages around it into `messages`; the list scrolls there on arrival. */
  onLoadAround?: ((seq: number) => void) | undefined;
}

/** Read position and jumps. */
export interface MessageReading {
  /**
   * Position of the last read message when the conversation was opened. The list opens at the first later message of
   * another person, under an unread separator. Without such a message it opens at the end. While that message is not
   * loaded it also opens at the end, with a button that leads there.
   */
  readSeq?: number | undefined;
  /**
   * Reports the read position: the row was in view, the page visible and focused, for 500 ms. Only increases within one
   * conversation.
   */
  onSeen?: ((seq: number) => void) | undefined;
  /**
   * Scrolls to the message at this position and highlights it for a moment, for instance a search result. Pass a new
   * object to repeat. Quotes and pinned messages need no prop.
   */
  jumpTarget?: { seq: number } | undefined;
}

/** Actions on a message. The app decides which are allowed. */
export interface MessageActions {
  /** Allowed actions of a message, in menu order. Called when a menu or a toolbar opens. */
  of?: ((message: MessageView) => readonly MessageAction[]) | undefined;
  /** Not called for `react`, `copy` and `select`, which the list handles. */
  onAction?:
    ((action: Exclude<MessageAction, 'react' | 'copy' | 'select'>, message: MessageView) => void) | undefined;
  /** Adds (`on`) or removes the user's reaction. */
  onReact?: ((message: MessageView, emoji: string, on: boolean) => void) | undefined;
  /** Emoji of the quick reactions. */
  quickReactions?: readonly string[] | undefined;
  /** Opens or downloads a file, or cancels or retries its upload. */
  onFileAction?: ((action: FileAction, file: MessageFileView, message: MessageView) => void) | undefined;
  /** Retries a failed message. Omit where nothing can be sent any more. */
  onResend?: ((message: MessageView) => void) | undefined;
  /** Removes a failed message. */
  onDelete: (message: MessageView) => void;
  /** A click on a sender's avatar or name. */
  onOpenPerson?: ((person: PersonView) => void) | undefined;
}

/** Selection of several messages, with its actions. */
export interface MessageSelection {
  /** Ids of the selected messages; `null` without a selection. Controlled or uncontrolled. */
  selectedIds?: readonly string[] | null | undefined;
  /** Ids in the order of selection; `null` when the selection ends. */
  onSelectedIdsChange?: ((ids: readonly string[] | null) => void) | undefined;
  /** Actions of the bar under the list, in order. */
  actions?: readonly MessageBulkAction[] | undefined;
  /** An action was pressed; messages in conversation order. */
  onAction?: ((action: MessageBulkAction, messages: readonly MessageView[]) => void) | undefined;
}

/** Pinned messages. */
export interface PinnedMessages {
  /** Newest pinned first; with none there is no bar. */
  messages: readonly PinnedMessageView[];
  /** Unpins a message; without it the bar has no button for that. */
  onUnpin?: ((message: PinnedMessageView) => void) | undefined;
}

/** Props of the list without those of its sections and the time settings. */
export interface MessageListOptions {
  conversation: MessageConversation;
  history: MessageHistory;
  reading?: MessageReading | undefined;
  actions: MessageActions;
  selection?: MessageSelection | undefined;
  /** Result of the action `readers`. */
  readers?: MessageReadersView | undefined;
  /** Announcement above the conversation, also above an empty one. */
  announcement?: AnnouncementView | undefined;
  pinned?: PinnedMessages | undefined;
  /** Names of the members who are typing; without it no line is reserved for them. */
  typing?: readonly string[] | undefined;
  /** Formats a file size. */
  formatSize: FormatSize;
  labels: MessageListLabels;
}

export interface MessageListProps
  extends
    MessageListOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'section'>, keyof MessageListOptions | 'children'> {}

/** Labels of `MessageList`. */
export interface MessageListLabels {
  /** Accessible name of the list. */
  messagesWith: (name: string) => string;
  /** Keyboard instructions, read when the list takes the focus. */
  keyboardHint: string;
  you: string;
  unreadFromHere: string;
  /** Button to the first unread message. */
  toUnread: string;
  /** Button to the end, without and with unseen messages. */
  toEnd: string;
  newMessages: (count: number) => string;
  /** Announced politely when messages arrive. */
  arrived: (sender: string, text: string) => string;
  arrivedMany: (count: number) => string;
  /** Typing indicator for one or several members. */
  typing: (names: readonly string[]) => string;
  state: Record<MessageState, string>;
  edited: string;
  pinnedMark: string;
  /** Beside the name of an application. */
  application: string;
  forwardedFrom: (name: string) => string;
  /** Source of a forwarded message with a hidden author. */
  forwarded: string;
  /** Expands a very long message. */
  showMore: string;
  showLess: string;
  /** Replaces a recalled message, by recaller. */
  recalledByYou: string;
  recalledBy: (name: string) => string;
  /** Replaces the text of a quote. */
  quoteRecalled: string;
  /** Accessible name of a quote's button. */
  toQuoted: (sender: string) => string;
  /** Back to the position before a quote or a pinned message was followed. */
  back: string;
  /** The target of a jump is loading. */
  loadingPlace: string;
  /** Accessible name of the emoji row. */
  reactions: string;
  reaction: (emoji: string, count: number) => string;
  /** Tooltip of a reaction: who reacted. */
  reactedBy: (names: readonly string[], more: number) => string;
  reactWith: (emoji: string) => string;
  resend: string;
  delete: string;
  openCard: (name: string) => string;
  fileKind: Record<FileKind, string>;
  openFile: (name: string) => string;
  downloadFile: (name: string) => string;
  uploading: (name: string) => string;
  uploadFailed: string;
  cancelUpload: (name: string) => string;
  retryUpload: (name: string) => string;
  /** Accessible name of a message's toolbar and menu. */
  messageActions: string;
  more: string;
  action: Record<MessageAction, string>;
  copied: string;
  copyFailed: string;
  /** Labels of the selection. */
  selected: (count: number) => string;
  selectMessage: (sender: string, time: string) => string;
  bulkAction: Record<MessageBulkAction, string>;
  cancelSelection: string;
  readers: string;
  readBy: (count: number) => string;
  unreadBy: (count: number) => string;
  readersFailed: string;
  /** Accessible name of the announcement bar. */
  announcement: string;
  announcedBy: (name: string, time: string) => string;
  dismissAnnouncement: string;
  /** Accessible name of the pinned messages. */
  pinned: string;
  pinnedCount: (count: number) => string;
  unpin: (sender: string, text: string) => string;
  loading: string;
  /** Shown when the first page takes long. */
  slow: string;
  loadingOlder: string;
  loadingNewer: string;
  failedMore: string;
  /** Start of the history. */
  beginning: string;
  /** Empty state: suggests a greeting. */
  empty: (name: string) => string;
  failed: string;
  retry: string;
  offline: string;
}
