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
