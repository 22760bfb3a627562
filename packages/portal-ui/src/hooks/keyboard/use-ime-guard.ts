import { useState, type CompositionEvent, type KeyboardEvent } from 'react';

/** The part of a key event that tells whether an input method had it. */
export interface GuardedKey {
  key: string;
  /** Deprecated, and the only sign that Safari gives: 229 while the input method handles the key. */
  keyCode: number;
  isComposing: boolean;
  /** Milliseconds on the page's own clock, as events carry it. */
  timeStamp: number;
}

/**
 * WebKit ends the composition first and sends the key that ended it afterwards, as if it were typed
 * (https://bugs.webkit.org/show_bug.cgi?id=165004). A key this close behind the end was still the input method's;
 * nobody presses one on purpose that fast.
 */
const graceAfterEnd = 50;

/** Tells the keys of an input method from keys meant for the field. One guard belongs to one field. */
export interface ImeGuard {
  /** Text is being composed: what stands in the field is not final. */
  readonly composing: boolean;
  start(): void;
  end(timeStamp: number): void;
  /** The key confirms, moves in or cancels a composition, and must not act on the field. */
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

/** What a text field needs of the guard. */
export interface UseImeGuard {
  /** Text is being composed; for use in handlers. */
  isComposing: () => boolean;
  /** The key belongs to the input method: leave it alone. */
  ownsKey: (event: KeyboardEvent) => boolean;
  /** Goes on the text field, before handlers of its own. */
  onCompositionStart: () => void;
  onCompositionEnd: (event: CompositionEvent) => void;
}

/** Guards one text field: every key handler asks `ownsKey` first. */
export function useImeGuard(): UseImeGuard {
  const [guard] = useState(createImeGuard);
  return {
    isComposing: () => guard.composing,
    ownsKey: ({ nativeEvent }) => guard.owns(nativeEvent),
    onCompositionStart: () => guard.start(),
    onCompositionEnd: ({ nativeEvent }) => guard.end(nativeEvent.timeStamp),
  };
}
