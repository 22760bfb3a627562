import type { ComponentPropsWithRef } from 'react';
import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';
import type { PersonView } from '../../shared/views.ts';

/** Which key sends; the other one breaks the line, and Shift+Enter always does. Cmd counts as Ctrl (B13). */
export type SendKey = 'enter' | 'ctrl+enter';

/** Somebody who is called in a text: there stands `@` and the name. */
export interface Mention {
  /** Id of the person, or `mentionEveryone`. */
  id: string;
  /** As it stands in the text after the `@`. */
  name: string;
}

/** Id of the mention that calls all members. */
export const mentionEveryone = 'all';

/** What is sent, or saved after an edit. */
export interface ComposedMessage {
  /** Without spaces and line breaks around it. Empty when files go alone. */
  text: string;
  /** Who is called in the text, each once, in the order of the text. */
  mentions: readonly Mention[];
}

/** Who can be mentioned in a message. */
export interface MentionOptions {
  /**
   * Members whose name, pinyin or position matches; all, best first, for an empty query. Asked while an `@` is being
   * written. Rejects when it fails.
   */
  source: (query: string, signal: AbortSignal) => Promise<readonly PersonView[]>;
  /** All members may be called at once. */
  everyone?: boolean | undefined;
}

/** The message that is being answered: it stands above the field. */
export interface ReplyView {
  senderName: string;
  text: string;
  onCancel: () => void;
}

/** The message of one's own that is being changed. */
export interface EditedView {
  /** What it says now. */
  text: string;
  onCancel: () => void;
}

/** A file that goes with the message. */
export interface AttachmentView {
  id: string;
  name: string;
  kind: FileKind;
  /** For reading, such as `1.4 MB`. */
  size: string;
  /** Picture of it; without one, an icon of its kind. */
  previewUrl?: string | undefined;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1, while it is uploaded. */
  progress?: number | undefined;
  /** Why it failed, as one sentence. */
  failure?: string | undefined;
}

export interface FileLimits {
  /** Most files of one message. */
  count: number;
  /** Largest file, in bytes. */
  size: number;
  /** The same for reading, such as `2 GB`. */
  sizeText: string;
}

/** Files that go with the message. */
export interface ComposerFiles {
  attached?: readonly AttachmentView[] | undefined;
  limits?: FileLimits | undefined;
  /** Files chosen, pasted or dropped, within the limits. */
  onAdd: (files: File[]) => void;
  /** Takes a file out, and stops its upload. */
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  /**
   * Drop target of files: the conversation around the composer. It must be positioned, because the overlay covers it.
   * Default: the composer.
   */
  dropArea?: HTMLElement | null | undefined;
}

/** What the composer is given and tells; the headless part of the props. */
export interface MessageComposerOptions {
  /** The draft. */
  value: string;
  /** Who was picked in this draft so far: kept with the text, so that a draft taken up again still calls them. */
  mentions?: readonly Mention[] | undefined;
  /** The draft and who was picked in it, together: store both, or neither falls behind. */
  onValueChange: (value: string, mentions: readonly Mention[]) => void;
  /** The message to send, or the edited one to save. Clearing the draft and the files is the caller's. */
  onSend: (message: ComposedMessage) => void;
  sendKey: SendKey;
  /** Longest text, in code points. */
  maxLength: number;
  /** Why nothing can be written here, as one sentence; without it the composer is open. */
  disabledReason?: string | undefined;

  /** Without it there are no mentions. */
  mentionable?: MentionOptions | undefined;
  replyTo?: ReplyView | undefined;
  /** While a message is edited, `value` is what it will say. */
  editing?: EditedView | undefined;
  /** ArrowUp in an empty field: change one's last message. */
  onEditLast?: (() => void) | undefined;
  /** Without it no files can be added. */
  files?: ComposerFiles | undefined;
  /** Something is being written; at most once in three seconds, and not while a message is edited. */
  onTyping?: (() => void) | undefined;
}

export interface MessageComposerProps
  extends
    MessageComposerOptions,
    Omit<ComponentPropsWithRef<'form'>, keyof MessageComposerOptions | 'children' | 'onSubmit'> {
  /** Name of the person or group written to. */
  name: string;
  /**
   * Why what is sent waits, which a line says: there is no network, or the server limits the rate and takes it later.
   */
  waiting?: 'offline' | 'slowed' | undefined;
  /** Puts the caret into the field when the composer appears. On touch screens that raises the keyboard. */
  focusOnMount?: boolean | undefined;
  labels: MessageComposerLabels;
}

export type EmojiGroup = 'faces' | 'people' | 'newsroom' | 'life';

/** Every word of the composer. */
export interface MessageComposerLabels {
  /** Name of the field and its placeholder. */
  messageTo: (name: string) => string;
  send: string;
  /** In place of `send`, while a message is edited. */
  save: string;
  /** What the keys do. */
  sendHint: Record<SendKey, string>;
  /** In place of `sendHint`, while a message is edited. */
  saveHint: Record<SendKey, string>;
  /** In place of the keys, while there is no network. */
  offline: string;
  /** Replaces the hint of the keys while the server limits the rate. */
  slowed: string;
  /** Characters left, near the limit. */
  charactersLeft: (count: number) => string;
  /** Over the limit by so many characters. */
  tooLong: (over: number, limit: number) => string;

  replyTo: (name: string) => string;
  cancelReply: string;
  editing: string;
  cancelEdit: string;

  mention: string;
  /** Name of the list of members. */
  members: string;
  everyone: string;
  everyoneHint: string;
  /** How the second person of one name stands in a text, told apart by department. */
  namesake: (name: string, department: string) => string;
  mentionsLoading: string;
  /** Announced when the list is here. */
  mentionsFound: (count: number) => string;
  noMentions: string;
  mentionsFailed: string;
  retry: string;

  attach: string;
  /** Name of the list of files. */
  attachments: string;
  attachmentStatus: Record<AttachmentView['status'], string>;
  removeFile: (name: string) => string;
  cancelUpload: (name: string) => string;
  retryUpload: (name: string) => string;
  /** Some files were not taken. */
  filesTooLarge: (names: readonly string[], limit: string) => string;
  tooManyFiles: (limit: number) => string;
  noFolders: string;
  /** Text of the overlay during a drag. */
  dropHere: (name: string) => string;
  dropLimits: (count: number, size: string) => string;
  dropWhileEditing: string;
  /** Why the button waits. */
  filesFailed: string;

  emoji: string;
  emojiSearch: string;
  noEmoji: string;
  emojiGroups: Record<EmojiGroup, string>;
  /** Fetches the names of the emoji: the name, a comma, and other words to find it by. */
  emojiNames: () => Promise<Readonly<Record<string, string>>>;
}
