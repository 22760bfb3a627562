import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** Read means: in view, the page visible and focused, for this long (B6). Milliseconds. */
const settleTime = 500;

/** Decides when what is in view counts as read. */
export interface ReadTracker {
  /** The last position in view, on a page that has the reader's attention. */
  inView(seq: number): void;
  /** Nothing is in view, or the reader is away. */
  stop(): void;
}

/**
 * A tracker without React. `tell` gets a position once it, or a later one, has stayed in view for 500 ms: messages that
 * keep arriving do not put it off. Positions told only grow.
 */
export function createReadTracker(tell: (seq: number) => void): ReadTracker {
  let told = 0;
  let latest = 0;
  let settling: { seq: number; timer: ReturnType<typeof setTimeout> } | undefined;

  function settle(seq: number): void {
    const timer = setTimeout(() => {
      settling = undefined;
      if (seq > told) {
        told = seq;
        tell(seq);
      }
      if (latest > seq) settle(latest);
    }, settleTime);
    settling = { seq, timer };
  }
  function stop(): void {
    if (settling) clearTimeout(settling.timer);
    settling = undefined;
  }
  return {
    inView(seq) {
      latest = seq;
      if (settling && settling.seq <= seq) return;
      stop();
      if (seq > told) settle(seq);
    },
    stop,
  };
}

function subscribeToAttention(notify: () => void): () => void {
  const onVisibility = () => notify();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('focus', notify);
  window.addEventListener('blur', notify);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('focus', notify);
    window.removeEventListener('blur', notify);
  };
}

// A frame inside the page takes the focus from the document, not from the reader: hasFocus() knows the difference.
const hasAttention = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether the page is visible and has the focus. */
function usePageAttention(): boolean {
  return useSyncExternalStore(subscribeToAttention, hasAttention, () => false);
}

/**
 * Tells `onSeen` how far the reader has read: the last position in view for 500 ms on a page that is visible and
 * focused. It never goes back within the life of the component.
 *
 * @param seq last position in view; undefined while there is none
 */
export function useReadTracking(seq: number | undefined, onSeen: ((seq: number) => void) | undefined): void {
  const attention = usePageAttention();
  const tell = useEffectEvent((position: number) => onSeen?.(position));
  const tracker = useRef<ReadTracker>(undefined);
  useEffect(() => {
    tracker.current ??= createReadTracker((position) => tell(position));
    if (attention && seq !== undefined) tracker.current.inView(seq);
    else tracker.current.stop();
  }, [attention, seq]);
  useEffect(() => () => tracker.current?.stop(), []);
}
