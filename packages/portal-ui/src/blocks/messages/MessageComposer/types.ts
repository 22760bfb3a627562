import type { ComponentPropsWithRef } from 'react';
import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';
import type { PersonView } from '../../shared/views.ts';

/** Key that sends; the other one breaks the line, and Shift+Enter always does. Cmd counts as Ctrl (B13). */
export type SendKey = 'enter' | 'ctrl+enter';

/** A mention in a text: `@` and the name. */
export interface Mention {
  /** Id of the person, or `mentionEveryone`. */
  id: string;
  /** Name in the text after the `@`. */
  name: string;
}

/** Id of the mention of all members. */
export const mentionEveryone = 'all';

/** A message to send, or an edited one to save. */
export interface ComposedMessage {
  /** Trimmed. Empty when only files are sent. */
  text: string;
  /** People mentioned in the text, each once, in text order. */
  mentions: readonly Mention[];
}

/** Members who can be mentioned. */
export interface MentionOptions {
  /**
   * Resolves to the members whose name, pinyin or position matches, best first; to all for an empty query. Called while
   * a mention is typed. Rejects on failure.
   */
  source: (query: string, signal: AbortSignal) => Promise<readonly PersonView[]>;
  /** Whether everyone can be mentioned at once. */
  everyone?: boolean | undefined;
}

/** The message that is answered; shown above the field. */
export interface ReplyView {
  senderName: string;
  text: string;
  onCancel: () => void;
}

/** The own message that is edited. */
export interface EditedView {
  /** Its current text. */
  text: string;
  onCancel: () => void;
}

/** A file attached to the message. */
export interface AttachmentView {
  id: string;
  name: string;
  kind: FileKind;
  /** Formatted size, such as `1.4 MB`. */
  size: string;
  /** URL of its preview; without one, an icon of its kind. */
  previewUrl?: string | undefined;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Upload progress from 0 to 1. */
  progress?: number | undefined;
  /** Failure reason, as one sentence. */
  failure?: string | undefined;
}

export interface FileLimits {
  /** Maximum number of files per message. */
  count: number;
  /** Maximum file size in bytes. */
  size: number;
  /** The same, formatted, such as `2 GB`. */
  sizeText: string;
}

/** Attached files. */
export interface ComposerFiles {
  attached?: readonly AttachmentView[] | undefined;
  limits?: FileLimits | undefined;
  /** Files chosen, pasted or dropped, within the limits. */
  onAdd: (files: File[]) => void;
  /** Removes a file and cancels its upload. */
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  /**
   * Drop target of files, such as the conversation around the composer. Must be positioned, because the overlay covers
   * it. Default: the composer.
   */
  dropArea?: HTMLElement | null | undefined;
}

/** How the text field behaves. */
export interface ComposerFieldOptions {
  sendKey: SendKey;
  /** Maximum text length in code points. */
  maxLength: number;
  /** Focuses the field on mount. On touch screens that opens the soft keyboard. */
  focusOnMount?: boolean | undefined;
  /** ArrowUp in an empty field: edit the last own message. */
  onEditLast?: (() => void) | undefined;
  /** The user is typing. Called at most once in three seconds, and not during an edit. */
  onTyping?: (() => void) | undefined;
}

/** Props of the composer without labels and layout; also the options of its hook. */
export interface MessageComposerOptions {
  /** Text of the draft. */
  value: string;
  /** People picked in this draft so far. Persist them with the text, so that a restored draft still mentions them. */
  mentions?: readonly Mention[] | undefined;
  /** The draft and its mentions. Store both together, so that they stay consistent. */
  onValueChange: (value: string, mentions: readonly Mention[]) => void;
  /** The message to send, or the edited one to save. The app clears the draft and the files. */
  onSend: (message: ComposedMessage) => void;
  field: ComposerFieldOptions;
  /** Why the conversation is read-only, as one sentence; without it the composer is open. */
  disabledReason?: string | undefined;

  /** Without it there are no mentions. */
  mentionable?: MentionOptions | undefined;
  replyTo?: ReplyView | undefined;
  /** While a message is edited, `value` is its new text. */
  editing?: EditedView | undefined;
  /** Without it no files can be attached. */
  files?: ComposerFiles | undefined;
}

export interface MessageComposerProps
  extends
    MessageComposerOptions,
    Omit<ComponentPropsWithRef<'form'>, keyof MessageComposerOptions | 'children' | 'onSubmit'> {
  /** Name of the person or group written to. */
  name: string;
  /** Why messages are queued, which a line explains: no network, or the server's rate limit. */
  waiting?: 'offline' | 'slowed' | undefined;
  labels: MessageComposerLabels;
}

export type EmojiGroup = 'faces' | 'people' | 'newsroom' | 'life';

/** Labels of `MessageComposer`. */
export interface MessageComposerLabels {
  /** Accessible name of the field, and its placeholder. */
  messageTo: (name: string) => string;
  send: string;
  /** Replaces `send` during an edit. */
  save: string;
  /** Keyboard hints. */
  sendHint: Record<SendKey, string>;
  /** Replaces `sendHint` during an edit. */
  saveHint: Record<SendKey, string>;
  /** Replaces the keyboard hints while offline. */
  offline: string;
  /** Replaces the keyboard hints while the server limits the rate. */
  slowed: string;
  /** Remaining characters, near the limit. */
  charactersLeft: (count: number) => string;
  /** Number of characters over the limit. */
  tooLong: (over: number, limit: number) => string;

  replyTo: (name: string) => string;
  cancelReply: string;
  editing: string;
  cancelEdit: string;

  mention: string;
  /** Accessible name of the list of members. */
  members: string;
  everyone: string;
  everyoneHint: string;
  /** Name of a namesake in a text, with the department. */
  namesake: (name: string, department: string) => string;
  mentionsLoading: string;
  /** Announced when the members have loaded. */
  mentionsFound: (count: number) => string;
  noMentions: string;
  mentionsFailed: string;
  retry: string;

  attach: string;
  /** Accessible name of the list of files. */
  attachments: string;
  attachmentStatus: Record<AttachmentView['status'], string>;
  removeFile: (name: string) => string;
  cancelUpload: (name: string) => string;
  retryUpload: (name: string) => string;
  /** Reasons for rejected files. */
  filesTooLarge: (names: readonly string[], limit: string) => string;
  tooManyFiles: (limit: number) => string;
  noFolders: string;
  /** Text of the overlay during a drag. */
  dropHere: (name: string) => string;
  dropLimits: (count: number, size: string) => string;
  dropWhileEditing: string;
  /** Why the send button is disabled. */
  filesFailed: string;

  emoji: string;
  emojiSearch: string;
  noEmoji: string;
  emojiGroups: Record<EmojiGroup, string>;
  /** Loads the names of the emoji: the name, a comma, and search words. */
  emojiNames: () => Promise<Readonly<Record<string, string>>>;
}
