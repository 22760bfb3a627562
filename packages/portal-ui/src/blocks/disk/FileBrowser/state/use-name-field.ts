import { useRef, useState, type CompositionEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { keepsEscape } from '../../../../hooks/keyboard/use-escape-guard.ts';
import { useOverlay } from '../../../../hooks/overlays/use-overlay.ts';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';

export interface NameFieldOptions {
  name: string;
  /** Why the current name was refused. */
  refusal?: string | undefined;
  check: (name: string) => string | undefined;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/**
 * Behaviour of the inline name field: Enter or blur submits, Escape cancels. A refused name is submitted again only by
 * Enter, because a lost network or an ended session may be over by then.
 */
export function useNameField({ name, refusal, check, onSubmit, onCancel }: NameFieldOptions) {
  const [value, setValue] = useState(name);
  const ime = useImeGuard();
  /** Submitted or cancelled: the field may lose the focus. */
  const ended = useRef(false);
  const trimmed = value.trim();
  const fault = check(trimmed);
  const error = value === name ? (refusal ?? fault) : fault;

  function submit() {
    if (trimmed === '') return cancel();
    if (fault !== undefined) return;
    ended.current = true;
    onSubmit(trimmed);
  }
  function cancel() {
    ended.current = true;
    onCancel();
  }
  useOverlay(true, cancel);
  function handleKeyDown(event: KeyboardEvent) {
    // Keys of the field must not reach the list.
    event.stopPropagation();
    if (ime.ownsKey(event)) return;
    if (event.key === 'Enter') submit();
    else if (event.key === 'Escape') cancel();
    else return;
    event.preventDefault();
  }
  return {
    value,
    error,
    inputProps: {
      ...keepsEscape(true),
      value,
      onChange: (event: { currentTarget: HTMLInputElement }) => setValue(event.currentTarget.value),
      onCompositionStart: ime.onCompositionStart,
      onCompositionEnd: (event: CompositionEvent) => ime.onCompositionEnd(event),
      onKeyDown: handleKeyDown,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (ended.current) return;
        // A closing menu returns the focus to its row: the field takes it back.
        if (relatedTarget?.closest('[data-item-id]')?.contains(currentTarget) === true) currentTarget.focus();
        // An invalid name stays, with its reason; Escape cancels.
        else if (error === undefined) submit();
      },
    },
  };
}
