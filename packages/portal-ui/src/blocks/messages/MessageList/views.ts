import type { LoadStatus } from '../../shared/status.ts';
import type { FileView } from '../../shared/files/file-views.ts';
import type { PersonView } from '../../shared/views.ts';

/** Delivery state of an own message; `read` in one-to-one conversations only. Messages of others are `sent`. */
export type MessageState = 'queued' | 'sending' | 'failed' | 'sent' | 'read';

/**
 * - `message`: written by a person.
 * - `workNotice`: a work notice; its sender is an application, which has no card.
 * - `event`: a system message, one sentence in `text`.
 */
export type MessageKind = 'message' | 'workNotice' | 'event';

/** A message of the list. */
export interface MessageView {
  /** The client's id: stays the same from the outbox to the server's response, so that the row is not remounted. */
  id: string;
  /** Default: `message`. */
  kind?: MessageKind | undefined;
  /** Position in the conversation, dense from 1; undefined until the server has assigned one. */
  seq?: number | undefined;
  sender: PersonView;
  own: boolean;
  /** Verbatim. Addresses become links; text between backquotes, or between two lines of three, is code. */
  text: string;
  /** Sentence of a system message, split at the people in it, who open their cards. Default: `text`. */
  parts?: readonly (string | PersonView)[] | undefined;
  /** Milliseconds. */
  time: number;
  state: MessageState;
  /** Failure reason, as one sentence. */
  failure?: string | undefined;
  /** The answered message. */
  quote?: QuoteView | undefined;
  files?: readonly MessageFileView[] | undefined;
  /** People mentioned in the text by `@name`. */
  mentions?: readonly MentionView[] | undefined;
  /** Original author of a forwarded message; an empty name when hidden. With an id the name opens the card. */
  forwardedFrom?: { id?: string | undefined; name: string } | undefined;
  /** The text was edited after sending. */
  edited?: boolean | undefined;
  /** Pinned for everyone. */
  pinned?: boolean | undefined;
  /** The message was recalled, and by which side: nothing else shows. */
  recalledBy?: { own: boolean; name: string } | undefined;
  reactions?: readonly ReactionView[] | undefined;
}

export interface QuoteView {
  /** Its position; with it, a press on the quote scrolls there. */
  seq?: number | undefined;
  senderName: string;
  text: string;
  recalled: boolean;
}

export interface MentionView {
  /** Name in the text after `@`. */
  name: string;
  /** Mentions the user, alone or with everyone. */
  own: boolean;
}

/** A file of a message; `thumb` reserves the box of a picture or a video, so that nothing shifts when it loads. */
export interface MessageFileView extends FileView {
  /** Duration of a video, such as `0:42`. */
  duration?: string | undefined;
  /** Upload of an own file, `progress` from 0 to 1. */
  upload?: { status: 'uploading' | 'failed'; progress: number } | undefined;
}

export interface ReactionView {
  emoji: string;
  count: number;
  /** The user is among them. */
  own: boolean;
  /** Names in the order of reacting; shown on hover and focus. */
  names?: readonly string[] | undefined;
}

/** Announcement of the group: a bar above the conversation until the user dismisses it. */
export interface AnnouncementView {
  /** A new id shows the bar again. */
  id: string;
  text: string;
  /** Author. */
  by?: string | undefined;
  /** Milliseconds. */
  time?: number | undefined;
  /** Dismisses it; without it the bar has no button. */
  onDismiss?: ((id: string) => void) | undefined;
}

/** A pinned message. */
export interface PinnedMessageView {
  id: string;
  seq: number;
  senderName: string;
  /** Its text, or a placeholder such as `[Picture]`. */
  text: string;
}

/** Readers of an own message of a group. */
export interface MessageReadersView {
  /** Id of the message. */
  id: string;
  status: Exclude<LoadStatus, 'offline'>;
  read: readonly PersonView[];
  unread: readonly PersonView[];
}

/** Actions on a message; the list handles `react`, `copy` and `select`. `save` saves its file. */
export type MessageAction =
  | 'react'
  | 'reply'
  | 'forward'
  | 'copy'
  | 'save'
  | 'favourite'
  | 'unfavourite'
  | 'pin'
  | 'unpin'
  | 'edit'
  | 'readers'
  | 'select'
  | 'recall'
  | 'remove'
  | 'reedit';

/** Actions on several messages. */
export type MessageBulkAction = 'forward' | 'favourite' | 'remove';

/** `cancel` and `retry` apply to an upload. */
export type FileAction = 'open' | 'download' | 'cancel' | 'retry';
