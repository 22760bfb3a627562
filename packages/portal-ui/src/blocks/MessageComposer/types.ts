import type { ComponentPropsWithRef } from 'react';

/** Which key sends; the other one breaks the line, and Shift+Enter always does. Cmd counts as Ctrl (B13). */
export type SendKey = 'enter' | 'ctrl+enter';

/** What the composer is given and tells; the headless part of the props. */
export interface MessageComposerOptions {
  /** The draft. */
  value: string;
  onValueChange: (value: string) => void;
  /** The text to send, without spaces and line breaks around it. Clearing the draft is the caller's. */
  onSend: (text: string) => void;
  sendKey: SendKey;
  /** Longest text, in code points. */
  maxLength: number;
  /** Why nothing can be written here, as one sentence; without it the composer is open. */
  disabledReason?: string | undefined;
}

export interface MessageComposerProps
  extends
    MessageComposerOptions,
    Omit<ComponentPropsWithRef<'form'>, keyof MessageComposerOptions | 'children' | 'onSubmit'> {
  /** Name of the person or group written to. */
  name: string;
  /** Puts the caret into the field when the composer appears. Not on touch screens, where it would raise the keyboard. */
  focusOnMount?: boolean | undefined;
  labels: MessageComposerLabels;
}

/** Every word of the composer. */
export interface MessageComposerLabels {
  /** Name of the field and its placeholder. */
  messageTo: (name: string) => string;
  send: string;
  /** What the keys do. */
  sendHint: Record<SendKey, string>;
  /** Characters left, near the limit. */
  charactersLeft: (count: number) => string;
  /** Over the limit by so many characters. */
  tooLong: (over: number, limit: number) => string;
}
