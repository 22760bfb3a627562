import { useState, type CompositionEvent } from 'react';
import { createImeGuard } from './use-ime-guard.ts';

/**
 * Spread on a field that does something itself on Escape (clears its text, gives up a name): the dialog or popover around it
 * stays. Radix handles the key in the capture phase of the document, before any handler of the field could stop it.
 */
export const keepsEscape = (keeps: boolean) => ({ 'data-keeps-escape': keeps || undefined });

/** For what floats around text fields: the Escape that gives up a composition must not close it, and lose the text. */
export function useEscapeGuard() {
  // It hears of ends alone: a field that goes while it composes never tells, and Escape must work after it.
  const [guard] = useState(createImeGuard);
  return {
    /** The key is the input method's, or the field's. */
    ownsEscape: (event: KeyboardEvent) =>
      guard.owns(event) ||
      (event.target instanceof Element && event.target.closest('[data-keeps-escape]') !== null),
    onCompositionEnd: ({ nativeEvent }: CompositionEvent) => guard.end(nativeEvent.timeStamp),
  };
}
