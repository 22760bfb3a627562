import { useLayoutEffect, type RefObject } from 'react';
import { gridGap, gridRow } from './WorkspaceBoard.css.ts';

/**
 * Sets how many grid rows a card spans, from its height, so that cards of different heights leave no gaps. Measured
 * before paint. Only the span is set, never a height.
 */
export function useRowSpan(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      element.style.setProperty(
        '--board-span',
        String(Math.ceil((element.offsetHeight + gridGap) / gridRow)),
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [card]);
}
