import { useRef, type ChangeEvent, type CompositionEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import { codePoints } from '../../../../hooks/code-points.ts';
import { insertText } from './field-text.ts';
import { mentionsIn } from './mentions.ts';
import type { MessageComposerLabels, MessageComposerOptions, SendKey } from '../types.ts';
import { useFiles } from './use-files.ts';
import { useMentions } from './use-mentions.ts';

/** The counter shows when at most this many characters, or a tenth of the limit, are left. */
const counterFrom = 200;
/** Minimum interval between two calls of `onTyping`, in milliseconds. */
const typingPause = 3_000;

type Keys = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Effect of an Enter: send, the browser's line break, or an inserted line break where the browser has none. */
export function enterAction(
  { shiftKey, ctrlKey, metaKey, altKey }: Keys,
  sendKey: SendKey,
): 'send' | 'native' | 'break' {
  if (shiftKey || altKey) return 'native';
  const modified = ctrlKey || metaKey;
  if (modified === (sendKey === 'ctrl+enter')) return 'send';
  return modified ? 'break' : 'native';
}

export interface UseMessageComposerOptions extends MessageComposerOptions {
  /** Labels inserted into the text. */
  labels: Pick<MessageComposerLabels, 'everyone' | 'namesake'>;
}

/** Behaviour of the composer: keys, what can be sent, remaining characters. */
export function useMessageComposer(options: UseMessageComposerOptions) {
  const { value, onValueChange, onSend, files, editing, replyTo } = options;
  const { sendKey, maxLength, onEditLast, onTyping } = options.field;
  const attached = files?.attached ?? [];
  const disabled = options.disabledReason !== undefined;
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const ime = useImeGuard();
  const mention = useMentions({
    ...options,
    fieldRef,
    onUnmatchedEnter: () => sendKey === 'enter' && send(),
  });
  const intake = useFiles({
    files,
    disabled: disabled || editing !== undefined,
    onDropped: () => fieldRef.current?.focus(),
  });
  const toldTyping = useRef(Number.NEGATIVE_INFINITY);

  const text = value.trim();
  const left = maxLength - codePoints(text);
  const filesFailed = attached.some(({ status }) => status === 'failed');
  const carries = text !== '' || (attached.length > 0 && !editing);
  const sendable = carries && left >= 0 && !filesFailed && !disabled && text !== editing?.text;

  function send() {
    if (!sendable) return;
    toldTyping.current = Number.NEGATIVE_INFINITY;
    intake.forgetRejection();
    onSend({ text, mentions: mentionsIn(text, mention.known) });
  }

  function tellTyping(typed: string, time: number) {
    if (typed.trim() === '' || editing || time - toldTyping.current < typingPause) return;
    toldTyping.current = time;
    onTyping?.();
  }

  /** Escape cancels the edit or the reply. */
  function leave(): boolean {
    const context = editing ?? replyTo;
    context?.onCancel();
    return context !== undefined;
  }

  function handleEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    const action = enterAction(event, sendKey);
    if (action === 'native') return;
    event.preventDefault();
    if (action === 'break') insertText(event.currentTarget, '\n');
    // A key held down sends once.
    else if (!event.repeat) send();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (ime.ownsKey(event) || mention.handleKeyDown(event)) return;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (key === 'Enter') handleEnter(event);
    else if (shiftKey || ctrlKey || metaKey || altKey) return;
    else if (key === 'Escape') {
      if (!leave()) return;
      event.preventDefault();
      event.stopPropagation();
    } else if (key === 'ArrowUp' && value === '' && !editing && onEditLast) {
      event.preventDefault();
      onEditLast();
    }
  }

  return {
    fieldRef,
    /** Characters left; negative over the limit. */
    left,
    /** Whether to show the counter. */
    nearLimit: left <= Math.min(counterFrom, maxLength / 10),
    sendable,
    /** A failed file blocks sending. */
    filesFailed,
    mention,
    intake,
    /** Inserts text at the caret and focuses the field. */
    insert: (inserted: string) => {
      const field = fieldRef.current;
      field?.focus();
      if (field) insertText(field, inserted);
    },
    formProps: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        send();
        // A press on the button keeps the soft keyboard open.
        fieldRef.current?.focus();
      },
      ...intake.dropProps,
    },
    fieldProps: {
      ref: fieldRef,
      value,
      onChange: ({ currentTarget, timeStamp, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
        onValueChange(currentTarget.value, mention.knownNow());
        tellTyping(currentTarget.value, timeStamp);
        const deleted = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
        if (!ime.isComposing()) mention.updateQuery(currentTarget, !deleted);
      },
      onSelect: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
        if (!ime.isComposing()) mention.updateQuery(currentTarget, false);
      },
      onBlur: mention.close,
      onPaste: intake.handlePaste,
      onCompositionStart: ime.onCompositionStart,
      onCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) => {
        ime.onCompositionEnd(event);
        mention.updateQuery(event.currentTarget, true);
      },
      onKeyDown: handleKeyDown,
    },
  };
}
