/**
 * Does something once the next picture stands: what came to the screen shows first. Answers how to call it off. In a
 * browser tab that nobody sees it waits until somebody does.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Nothing waits longer for an idle moment. Milliseconds. */
const patience = 100;

/** Does something once the next picture stands and nothing that came meanwhile waits, as the next press. Answers how to call it off. */
export function afterPaintIdle(work: () => void): () => void {
  // Not in every browser.
  if (!('requestIdleCallback' in window)) return afterPaint(work);
  let idle = 0;
  const frame = requestAnimationFrame(() => (idle = requestIdleCallback(work, { timeout: patience })));
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(idle);
  };
}
