import { useLayoutEffect, type RefObject } from 'react';
import { gridGap, gridRow } from './WorkspaceBoard.css.ts';

/**
 * Lets a card of the board take as many rows of the grid as it is high, so that cards of different heights leave no holes between
 * them. The browser measures before it paints: nothing is seen at a wrong place. Only the span is set, never a height.
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
