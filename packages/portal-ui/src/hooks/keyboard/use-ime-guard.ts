import { useState, type CompositionEvent, type KeyboardEvent } from 'react';

/** Properties of a key event that identify an input method's key. */
export interface GuardedKey {
  key: string;
  /** Deprecated, but the only sign in Safari: 229 while the input method handles the key. */
  keyCode: number;
  isComposing: boolean;
  /** Milliseconds on the clock of `Event.timeStamp`. */
  timeStamp: number;
}

/**
 * WebKit ends the composition first and then sends the key that ended it, as if it were typed
 * (https://bugs.webkit.org/show_bug.cgi?id=165004). A key this soon after the end belongs to the input method; no user
 * types that fast.
 */
const graceAfterEnd = 50;

/** Distinguishes keys of an input method from keys of the field. One guard per field. */
export interface ImeGuard {
  /** A composition is in progress: the field's text is not final. */
  readonly composing: boolean;
  start(): void;
  end(timeStamp: number): void;
  /** The key confirms, navigates or cancels a composition, and must not act on the field. */
  owns(key: GuardedKey): boolean;
}

/** A guard without React. */
export function createImeGuard(): ImeGuard {
  let composing = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    get composing() {
      return composing;
    },
    start() {
      composing = true;
    },
    end(timeStamp) {
      composing = false;
      endedAt = timeStamp;
    },
    owns({ key, keyCode, isComposing, timeStamp }) {
      if (composing || isComposing || key === 'Process' || keyCode === 229) return true;
      const sinceEnd = timeStamp - endedAt;
      return sinceEnd >= 0 && sinceEnd < graceAfterEnd;
    },
  };
}

/** The guard as used by a text field. */
export interface UseImeGuard {
  /** A composition is in progress; for use in handlers. */
  isComposing: () => boolean;
  /** The key belongs to the input method: ignore it. */
  ownsKey: (event: KeyboardEvent) => boolean;
  /** Spread on the text field, before its own handlers. */
  onCompositionStart: () => void;
  onCompositionEnd: (event: CompositionEvent) => void;
}

/** Guards one text field: every key handler checks `ownsKey` first. */
export function useImeGuard(): UseImeGuard {
  const [guard] = useState(createImeGuard);
  return {
    isComposing: () => guard.composing,
    ownsKey: ({ nativeEvent }) => guard.owns(nativeEvent),
    onCompositionStart: () => guard.start(),
    onCompositionEnd: ({ nativeEvent }) => guard.end(nativeEvent.timeStamp),
  };
}
