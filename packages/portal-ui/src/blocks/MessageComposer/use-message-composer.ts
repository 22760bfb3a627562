import type { FormEvent, KeyboardEvent } from 'react';
import { useImeGuard } from '../../hooks/use-ime-guard.ts';
import { codePoints } from '../code-points.ts';
import type { MessageComposerOptions, SendKey } from './types.ts';

/** The counter shows when this many characters or a tenth of the limit are left, whichever is less. */
const counterFrom = 200;

/** What an Enter does: sends, breaks the line by the browser's own means, or by ours where the browser has none. */
export function enterAction(
  { shiftKey, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  sendKey: SendKey,
): 'send' | 'native' | 'break' {
  if (shiftKey || altKey) return 'native';
  const modified = ctrlKey || metaKey;
  if (modified === (sendKey === 'ctrl+enter')) return 'send';
  return modified ? 'break' : 'native';
}

function breakLine(field: HTMLTextAreaElement): void {
  // Deprecated, and the only way that keeps the browser's undo; the range text serves where it is gone.
  if (document.execCommand('insertText', false, '\n')) return;
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Behaviour of a composer: what the keys do, what may be sent, how much room is left. */
export function useMessageComposer({
  value,
  onValueChange,
  onSend,
  sendKey,
  maxLength,
  disabledReason,
}: MessageComposerOptions) {
  const ime = useImeGuard();
  const text = value.trim();
  const left = maxLength - codePoints(text);
  const sendable = text !== '' && left >= 0 && disabledReason === undefined;

  function send() {
    if (sendable) onSend(text);
  }

  return {
    /** Characters left; negative when the text is too long. */
    left,
    /** The counter is worth showing. */
    nearLimit: left <= Math.min(counterFrom, maxLength / 10),
    sendable,
    formProps: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        send();
      },
    },
    fieldProps: {
      value,
      onChange: (event: { currentTarget: HTMLTextAreaElement }) => onValueChange(event.currentTarget.value),
      onCompositionStart: ime.onCompositionStart,
      onCompositionEnd: ime.onCompositionEnd,
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
        if (event.key !== 'Enter' || ime.ownsKey(event)) return;
        const action = enterAction(event, sendKey);
        if (action === 'native') return;
        event.preventDefault();
        if (action === 'break') breakLine(event.currentTarget);
        // A key held down sends once.
        else if (!event.repeat) send();
      },
    },
  };
}
