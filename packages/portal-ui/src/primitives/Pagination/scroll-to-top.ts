/** Duration of the scroll (specification, section 9). Milliseconds. */
const scrollDuration = 800;

const ease = (part: number) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part));

/** Events that cancel it: the user scrolls. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The nearest scrolling ancestor, otherwise the page. */
export function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Scrolls an element to its top over 800 ms; at once under reduced motion. Scrolling by the user cancels it. Returns a
 * function that cancels it.
 */
export function scrollToTop(scroller: Element, duration = scrollDuration): () => void {
  const from = scroller.scrollTop;
  if (from === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollTop = 0;
    return () => {};
  }
  const started = performance.now();
  let frame = requestAnimationFrame(step);
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of interruptions) removeEventListener(name, stop);
  };
  for (const name of interruptions) addEventListener(name, stop, { passive: true });
  function step(time: number) {
    const part = Math.min(1, Math.max(0, (time - started) / duration));
    scroller.scrollTop = from * (1 - ease(part));
    if (part < 1) frame = requestAnimationFrame(step);
    else stop();
  }
  return stop;
}
