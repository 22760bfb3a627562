import type { FileView } from '../../shared/file-views.ts';
import type { PersonView } from '../../shared/views.ts';

/**
 * Where an own message is: waiting for the network, on its way, refused, on the server, read by the other one
 * (one-to-one only). Messages of others are `sent`.
 */
export type MessageState = 'queued' | 'sending' | 'failed' | 'sent' | 'read';

/**
 * - `message`: written by a person.
 * - `notice`: a work notice; its sender is an application, which has no card.
 * - `event`: what happened in a group, as one sentence in `text`.
 */
export type MessageKind = 'message' | 'notice' | 'event';

/** One message. */
export interface MessageView {
  /** Stays the same from the outbox to the server's answer, so that the row is not drawn anew: the client's id. */
  id: string;
  /** `message` unless said otherwise. */
  kind?: MessageKind | undefined;
  /** Position in the conversation, dense from 1; absent until the server gave one. */
  seq?: number | undefined;
  sender: PersonView;
  own: boolean;
  /**
   * As it was written. Addresses become links; text between backquotes, or between two lines of three, keeps its
   * spaces and is set in a fixed width.
   */
  text: string;
  /** Sentence of a system message, split at the people in it, who open their cards. Default: `text`. */
  parts?: readonly (string | PersonView)[] | undefined;
  /** Milliseconds. */
  time: number;
  state: MessageState;
  /** Why sending failed, as one sentence. */
  failure?: string | undefined;
  /** What it answers. */
  quote?: QuoteView | undefined;
  files?: readonly MessageFileView[] | undefined;
  /** Who is called in the text by `@name`. */
  mentions?: readonly MentionView[] | undefined;
  /** The first author of a forwarded message; an empty name where it is not told. With an id the name opens the card. */
  forwardedFrom?: { id?: string | undefined; name: string } | undefined;
  /** Its text was changed after it was sent. */
  edited?: boolean | undefined;
  /** It stands above the conversation for everyone. */
  pinned?: boolean | undefined;
  /** It was taken back, by whom: nothing but that is shown. */
  recalledBy?: { own: boolean; name: string } | undefined;
  reactions?: readonly ReactionView[] | undefined;
}

export interface QuoteView {
  /** Where it stands; with it, a press on the quote goes there. */
  seq?: number | undefined;
  senderName: string;
  text: string;
  recalled: boolean;
}

export interface MentionView {
  /** As it stands in the text after `@`. */
  name: string;
  /** The reader is meant, alone or with everyone. */
  own: boolean;
}

/** A file of a message; `thumb` reserves the box of a picture or a video, so that nothing moves when it comes. */
export interface MessageFileView extends FileView {
  /** Of a video, as it is read: `0:42`. */
  duration?: string | undefined;
  /** An own file that is not all there yet, `progress` from 0 to 1. */
  upload?: { status: 'uploading' | 'failed'; progress: number } | undefined;
}

export interface ReactionView {
  emoji: string;
  count: number;
  /** The reader is among them. */
  own: boolean;
  /** Who, in the order in which they answered; shown on hover and focus. */
  names?: readonly string[] | undefined;
}

/** Announcement of the group: a bar above the conversation until the reader dismisses it. */
export interface AnnouncementView {
  /** A new id shows the bar again. */
  id: string;
  text: string;
  /** Who wrote it. */
  by?: string | undefined;
  /** Milliseconds. */
  time?: number | undefined;
  /** Dismisses it; without it the bar has no button. */
  onDismiss?: ((id: string) => void) | undefined;
}

/** A message that stands above the conversation. */
export interface PinnedMessageView {
  id: string;
  seq: number;
  senderName: string;
  /** What it says, or what stands for it: `[Picture]`. */
  text: string;
}

/** Who has read an own message of a group. */
export interface MessageReadersView {
  /** Of the message. */
  id: string;
  status: 'loading' | 'ready' | 'error';
  read: readonly PersonView[];
  unread: readonly PersonView[];
}

/** What can be done with a message; `react`, `copy` and `select` begin inside the list. `save` keeps its file. */
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

/** What can be done with several messages at once. */
export type MessageBulkAction = 'forward' | 'favourite' | 'remove';

/** `cancel` and `retry` are of an upload. */
export type FileAction = 'open' | 'download' | 'cancel' | 'retry';
