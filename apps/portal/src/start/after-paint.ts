/**
 * Runs after the next paint. In a background browser tab it waits until the tab is visible.
 * @returns How to cancel.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const IDLE_TIMEOUT_MS = 100;

/**
 * Runs after the next paint, when no input is waiting.
 * @returns How to cancel.
 */
export function afterPaintIdle(work: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in window)) return afterPaint(work);
  let idle = 0;
  const frame = requestAnimationFrame(() => (idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })));
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(idle);
  };
}
