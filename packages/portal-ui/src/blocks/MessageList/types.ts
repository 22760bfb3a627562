import type { ComponentPropsWithRef } from 'react';
import type { PersonView, TimeSettings } from '../views.ts';

/**
 * Where an own message is: waiting for the network, on its way, refused, on the server, read by the other one
 * (one-to-one only). Messages of others are `sent`.
 */
export type MessageState = 'queued' | 'sending' | 'failed' | 'sent' | 'read';

/** One message. */
export interface MessageView {
  /** Stays the same from the outbox to the server's answer, so that the row is not drawn anew: the client's id. */
  id: string;
  /** Position in the conversation, dense from 1; absent until the server gave one. */
  seq?: number | undefined;
  sender: PersonView;
  own: boolean;
  text: string;
  /** Milliseconds. */
  time: number;
  state: MessageState;
  /** Why sending failed, as one sentence. */
  failure?: string | undefined;
  /** What it answers. */
  quote?: QuoteView | undefined;
  file?: FileView | undefined;
  /** Its text was changed after it was sent. */
  edited?: boolean | undefined;
  /** It was taken back, by whom: nothing but that is shown. */
  recalledBy?: { own: boolean; name: string } | undefined;
  reactions?: readonly ReactionView[] | undefined;
}

export interface QuoteView {
  senderName: string;
  text: string;
  recalled: boolean;
}

export interface FileView {
  name: string;
  /** As it is read: `1.2 MB`. */
  size: string;
  picture: boolean;
}

export interface ReactionView {
  emoji: string;
  count: number;
  /** The reader is among them. */
  own: boolean;
}

/**
 * - `loading`: the first page is on its way; a skeleton shows after 200 ms.
 * - `ready`: `messages` may be empty: nobody has written yet.
 * - `error`: the first page could not be fetched.
 * - `offline`: nor could it, for want of a network. With messages at hand pass `ready`: what is here stays readable.
 */
export type MessageListStatus = 'loading' | 'ready' | 'error' | 'offline';

/** State of fetching further pages at one end. */
export type MessagePageStatus = 'idle' | 'loading' | 'error';

/** What the list is given and tells; the headless part of the props. */
export interface MessageListOptions {
  /** Which conversation this is: a change opens the list anew, at its own place. */
  conversationId: string;
  /** Oldest first. */
  messages: readonly MessageView[];
  /**
   * Position of the last message read when the conversation was opened. A line stands before the first later message
   * of another person and the list opens there; without it, or with nothing unread, it opens at the end.
   */
  readSeq?: number | undefined;

  /** Older messages exist; asked for when the reader comes near the top. */
  hasMoreBefore?: boolean | undefined;
  beforeStatus?: MessagePageStatus | undefined;
  onLoadOlder?: (() => void) | undefined;
  /** Newer messages exist beyond the last one here; asked for when the reader comes near the bottom. */
  hasMoreAfter?: boolean | undefined;
  afterStatus?: MessagePageStatus | undefined;
  onLoadNewer?: (() => void) | undefined;
  /** The reader asks for the end while `hasMoreAfter`: load the newest page. */
  onJumpToEnd?: (() => void) | undefined;

  /**
   * The reader has read up to this position: its row was in view, the page visible and focused, for 500 ms. Only grows
   * within one conversation.
   */
  onSeen?: ((seq: number) => void) | undefined;
}

export interface MessageListProps
  extends
    MessageListOptions,
    TimeSettings,
    Omit<ComponentPropsWithRef<'section'>, keyof MessageListOptions | 'children'> {
  /** `person`: names are left out. `group`: each run of messages starts with its sender's name. */
  kind: 'person' | 'group';
  /** Name of the person or group: the list is named after it. */
  name: string;
  status: MessageListStatus;
  /** Asks again for the first page. */
  onRetry: () => void;
  onResend: (message: MessageView) => void;
  /** Removes a message that failed. */
  onDelete: (message: MessageView) => void;
  /** A click on a sender's avatar or name. */
  onOpenPerson?: ((person: PersonView) => void) | undefined;
  labels: MessageListLabels;
}

/** Every word of the list. */
export interface MessageListLabels {
  /** Name of the list. */
  messagesWith: (name: string) => string;
  you: string;
  unreadFromHere: string;
  /** The button that goes to the end, without and with unseen messages. */
  toEnd: string;
  newMessages: (count: number) => string;
  /** Announced politely when messages arrive. */
  arrived: (sender: string, text: string) => string;
  arrivedMany: (count: number) => string;
  state: Record<MessageState, string>;
  edited: string;
  /** In place of a message that was taken back, by its reader or by someone else. */
  recalledByYou: string;
  recalledBy: (name: string) => string;
  /** In place of the text of a quote. */
  quoteRecalled: string;
  /** Name of the row of emoji. */
  reactions: string;
  resend: string;
  delete: string;
  openCard: (name: string) => string;
  loading: string;
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
