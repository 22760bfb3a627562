import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** How long a message must be in view, on a visible and focused page, to count as read (B6). Milliseconds. */
const settleTime = 500;

/** Decides when messages in view count as read. */
export interface ReadTracker {
  /** Sets the last position in view, on a visible and focused page. */
  inView(seq: number): void;
  /** Nothing is in view, or the page is hidden or unfocused. */
  stop(): void;
}

/**
 * A tracker without React. Calls back with a position once it, or a later one, has been in view for 500 ms; arriving
 * messages do not postpone that. Reported positions only increase.
 */
export function createReadTracker(report: (seq: number) => void): ReadTracker {
  let reported = 0;
  let latest = 0;
  let settling: { seq: number; timer: ReturnType<typeof setTimeout> } | undefined;

  function settle(seq: number): void {
    const timer = setTimeout(() => {
      settling = undefined;
      if (seq > reported) {
        reported = seq;
        report(seq);
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
      if (seq > reported) settle(seq);
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

// A frame inside the page takes the focus from the document; `hasFocus()` is still true then.
const hasAttention = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether the page is visible and has the focus. */
function usePageAttention(): boolean {
  return useSyncExternalStore(subscribeToAttention, hasAttention, () => false);
}

/**
 * Reports the read position to `onSeen`: the last position in view for 500 ms on a visible and focused page. Never
 * decreases while the component is mounted.
 * @param seq last position in view; undefined for none
 */
export function useReadTracking(seq: number | undefined, onSeen: ((seq: number) => void) | undefined): void {
  const attention = usePageAttention();
  const report = useEffectEvent((position: number) => onSeen?.(position));
  const tracker = useRef<ReadTracker>(undefined);
  useEffect(() => {
    tracker.current ??= createReadTracker((position) => report(position));
    if (attention && seq !== undefined) tracker.current.inView(seq);
    else tracker.current.stop();
  }, [attention, seq]);
  useEffect(() => () => tracker.current?.stop(), []);
}
