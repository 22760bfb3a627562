import { useState, type CompositionEvent } from 'react';
import { createImeGuard } from './use-ime-guard.ts';

/**
 * Spread on a field that handles Escape itself (clears its text, cancels an edit): the dialog or popover around it
 * stays open. Needed because Radix handles the key in the document's capture phase, before any handler of the field.
 */
export const keepsEscape = (keeps: boolean) => ({ 'data-keeps-escape': keeps || undefined });

/** For overlays around text fields: an Escape that cancels a composition must not close the overlay. */
export function useEscapeGuard() {
  // Listens for the end only: a field unmounted during a composition fires no end event, and Escape must work after it.
  const [guard] = useState(createImeGuard);
  return {
    /** The key belongs to the input method, or to the field. */
    ownsEscape: (event: KeyboardEvent) =>
      guard.owns(event) ||
      // Not `target`, which is the host for a field in a shadow root.
      event.composedPath().some((node) => node instanceof Element && node.matches('[data-keeps-escape]')),
    onCompositionEnd: ({ nativeEvent }: CompositionEvent) => guard.end(nativeEvent.timeStamp),
  };
}
