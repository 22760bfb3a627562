import { useState, type CompositionEvent } from 'react';
import { createImeGuard } from './use-ime-guard.ts';

/** For what floats around text fields: the Escape that gives up a composition must not close it, and lose the text. */
export function useEscapeGuard() {
  // It hears of ends alone: a field that goes while it composes never tells, and Escape must work after it.
  const [guard] = useState(createImeGuard);
  return {
    /** The key is the input method's. */
    ownsEscape: (event: KeyboardEvent) => guard.owns(event),
    onCompositionEnd: ({ nativeEvent }: CompositionEvent) => guard.end(nativeEvent.timeStamp),
  };
}
