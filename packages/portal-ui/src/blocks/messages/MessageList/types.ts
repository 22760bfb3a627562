import type { LoadStatus, PageStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef } from 'react';
import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';
import type { FormatSize } from '../../shared/file-views.ts';
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

/** Which conversation is shown. */
export interface MessageConversation {
  /** Another id opens the list again, at the place of that conversation. */
  id: string;
  /** `person`: names are left out. `group`: each run of messages starts with its sender's name. */
  kind: 'person' | 'group';
  /** Name of the person or group: the list is named after it. */
  name: string;
}

/** Messages beyond one end of those that are loaded. */
export interface MessagePaging {
  /** There are some: the list calls `onLoad` when the reader comes near this end. */
  hasMore?: boolean | undefined;
  /** Of the next page, `idle` by default. */
  status?: PageStatus | undefined;
  /** Loads the next page, also again after it failed. */
  onLoad: () => void;
}

/** The messages that are loaded, and the ways to load others. */
export interface MessageHistory {
  /** Of the first page. Offline with messages at hand, pass `ready`: what is here stays readable. */
  status: LoadStatus;
  /** Oldest first. */
  messages: readonly MessageView[];
  /** Asks again for the first page. */
  onRetry: () => void;
  /** Older messages, before the first one here. */
  before?: MessagePaging | undefined;
  /** Newer messages, after the last one here. */
  after?: MessagePaging | undefined;
  /** The reader asks for the end while `after.hasMore`: load the newest page. */
  onJumpToEnd?: (() => void) | undefined;
  /** A message that is gone to is not here: put the messages around it into `messages`; the list goes there once they come. */
  onLoadAround?: ((seq: number) => void) | undefined;
}

/** Where the reader is in the conversation. */
export interface MessageReading {
  /**
   * Position of the last message read when the conversation was opened. A line stands before the first later message
   * of another person and the list opens there; without it, with nothing unread, or where that message is not loaded
   * yet, it opens at the end. A button then leads to the first unread message.
   */
  readSeq?: number | undefined;
  /**
   * The reader has read up to this position: its row was in view, the page visible and focused, for 500 ms. Only grows
   * within one conversation.
   */
  onSeen?: ((seq: number) => void) | undefined;
  /**
   * Goes to the message at this position and marks it for a moment: a search result, say. A new object goes again.
   * Quotes and pinned messages lead to their place by themselves.
   */
  jumpTarget?: { seq: number } | undefined;
}

/** What can be done with one message, as data: the list has no clock and no rights of its own. */
export interface MessageActions {
  /** What can be done with a message now, in the order of the menu. Asked when a menu or a toolbar shows. */
  of?: ((message: MessageView) => readonly MessageAction[]) | undefined;
  /** `react`, `copy` and `select` are not told: they begin inside the list. */
  onAction?:
    ((action: Exclude<MessageAction, 'react' | 'copy' | 'select'>, message: MessageView) => void) | undefined;
  /** Answers with an emoji, or takes the own answer away: `on` says which. */
  onReact?: ((message: MessageView, emoji: string, on: boolean) => void) | undefined;
  /** Emoji at hand. */
  quickReactions?: readonly string[] | undefined;
  /** A press on a file, its download, or its upload that is stopped or tried again. */
  onFileAction?: ((action: FileAction, file: MessageFileView, message: MessageView) => void) | undefined;
  /** Sends a failed message again. */
  onResend: (message: MessageView) => void;
  /** Removes a message that failed. */
  onDelete: (message: MessageView) => void;
  /** A click on a sender's avatar or name. */
  onOpenPerson?: ((person: PersonView) => void) | undefined;
}

/** Several messages that are chosen, and what can be done with them. */
export interface MessageSelection {
  /** Ids of the messages chosen; `null` while none are being chosen. Controlled, or kept in the list. */
  selectedIds?: readonly string[] | null | undefined;
  /** Ids in the order in which they were chosen; `null` when the selection ends. */
  onSelectedIdsChange?: ((ids: readonly string[] | null) => void) | undefined;
  /** What the bar under the list offers, in its order. */
  actions?: readonly MessageBulkAction[] | undefined;
  /** A press in that bar, with the messages in the order of the conversation. */
  onAction?: ((action: MessageBulkAction, messages: readonly MessageView[]) => void) | undefined;
}

/** Messages that stand above the conversation. */
export interface PinnedMessages {
  /** The last pinned first; with none there is no bar. */
  messages: readonly PinnedMessageView[];
  /** Takes a message from above the conversation; without it the bar has no button for that. */
  onUnpin?: ((message: PinnedMessageView) => void) | undefined;
}

/** Props of the list beside the time settings and those of its section. */
export interface MessageListOptions {
  conversation: MessageConversation;
  history: MessageHistory;
  reading?: MessageReading | undefined;
  actions: MessageActions;
  selection?: MessageSelection | undefined;
  /** The answer to the action `readers`. */
  readers?: MessageReadersView | undefined;
  /** A bar above the conversation, also above an empty one. */
  announcement?: AnnouncementView | undefined;
  pinned?: PinnedMessages | undefined;
  /** Names of those who are writing now; without it there is no line for them. */
  typing?: readonly string[] | undefined;
  /** Size of a file for reading. */
  formatSize: FormatSize;
  labels: MessageListLabels;
}

export interface MessageListProps
  extends
    MessageListOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'section'>, keyof MessageListOptions | 'children'> {}

/** Every word of the list. */
export interface MessageListLabels {
  /** Name of the list. */
  messagesWith: (name: string) => string;
  /** How to go about by key; read when the list takes the focus. */
  keyboardHint: string;
  you: string;
  unreadFromHere: string;
  /** The button that goes to the first unread message. */
  toUnread: string;
  /** The button that goes to the end, without and with unseen messages. */
  toEnd: string;
  newMessages: (count: number) => string;
  /** Announced politely when messages arrive. */
  arrived: (sender: string, text: string) => string;
  arrivedMany: (count: number) => string;
  /** Who is writing, one or several. */
  typing: (names: readonly string[]) => string;
  state: Record<MessageState, string>;
  edited: string;
  pinnedMark: string;
  /** Beside the name of an application. */
  application: string;
  forwardedFrom: (name: string) => string;
  /** Label of a forwarded message with a hidden author. */
  forwarded: string;
  /** Of a very long message. */
  showMore: string;
  showLess: string;
  /** In place of a message that was taken back, by its reader or by someone else. */
  recalledByYou: string;
  recalledBy: (name: string) => string;
  /** In place of the text of a quote. */
  quoteRecalled: string;
  /** A press on a quote. */
  toQuoted: (sender: string) => string;
  /** Back to where one was before a quote or a pinned message was followed. */
  back: string;
  /** What was gone to is still on its way. */
  loadingPlace: string;
  /** Name of the row of emoji. */
  reactions: string;
  reaction: (emoji: string, count: number) => string;
  /** Who answered so, for a tooltip. */
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
  /** Name of the toolbar and of the menu of a message. */
  messageActions: string;
  more: string;
  action: Record<MessageAction, string>;
  copied: string;
  copyFailed: string;
  /** Of the mode in which several messages are chosen. */
  selected: (count: number) => string;
  selectMessage: (sender: string, time: string) => string;
  bulkAction: Record<MessageBulkAction, string>;
  cancelSelection: string;
  readers: string;
  readBy: (count: number) => string;
  unreadBy: (count: number) => string;
  readersFailed: string;
  /** Name of the bar of the group's announcement. */
  announcement: string;
  announcedBy: (name: string, time: string) => string;
  dismissAnnouncement: string;
  /** Name of the bar of what is pinned. */
  pinned: string;
  pinnedCount: (count: number) => string;
  unpin: (sender: string, text: string) => string;
  loading: string;
  /** The first page is late. */
  slow: string;
  loadingOlder: string;
  loadingNewer: string;
  failedMore: string;
  /** Start of the history: there is nothing older. */
  beginning: string;
  /** Nobody has written yet: say hello. */
  empty: (name: string) => string;
  failed: string;
  retry: string;
  offline: string;
}
