import { createContext, use, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How long the cards below wait for the height of a loading card. After that it has a fixed height. */
const HEIGHT_TIMEOUT_MS = 500;

/**
 * State of a card's first content. Cards below a `waiting` card are hidden, because its height is unknown. A `late`
 * card keeps its height while it loads, and as `came-late` until the cards below may move. Then it is `here`, also
 * during later refetches.
 */
export type CardArrival = 'waiting' | 'late' | 'came-late' | 'here';

const becomes: Readonly<Partial<Record<CardArrival, CardArrival>>> = { waiting: 'here', late: 'came-late' };
/** In a single column, content below is what the user reads. */
const isPhone = () => matchMedia('(width < 600px)').matches;
/** Height of the next card's heading. If no more than this is in view, no content below is being read. Pixels. */
const READABLE = 120;
/** Whether content being read is below the card and would move. */
const endsInSight = (card: HTMLElement | null) =>
  (card?.getBoundingClientRect().bottom ?? 0) < innerHeight - READABLE;
/** Before the first scroll nothing is being read yet. */
function isScrolled(card: HTMLElement | null): boolean {
  for (let around = card; around; around = around.parentElement) if (around.scrollTop > 0) return true;
  return false;
}

export const CardArrivalContext = createContext<((loading: boolean) => void) | undefined>(undefined);

/**
 * Reports to the board whether the surrounding card is loading. Called by `BoardCard`; does nothing outside a board.
 */
export function useCardLoading(loading: boolean): void {
  const reportLoading = use(CardArrivalContext);
  useLayoutEffect(() => reportLoading?.(loading), [reportLoading, loading]);
}

/** Returns the arrival state of a card's content, and `reportLoading` for the context around the content. */
export function useCardArrival(rendered: boolean, card: RefObject<HTMLElement | null>) {
  const [arrival, setArrival] = useState<CardArrival>('waiting');
  const loading = useRef(false);
  const [reportLoading] = useState(() => (now: boolean) => {
    loading.current = now;
    if (!now) setArrival((before) => becomes[before] ?? before);
  });
  // Effects of the content run first: content that has not reported is not loading.
  useLayoutEffect(() => {
    if (rendered && !loading.current) reportLoading(false);
  }, [rendered, reportLoading]);
  useEffect(() => {
    if (!rendered) return undefined;
    const timer = setTimeout(
      () => setArrival((before) => (before === 'waiting' ? 'late' : before)),
      HEIGHT_TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, [rendered]);
  useEffect(() => {
    if (arrival !== 'came-late') return undefined;
    const settle = () => setArrival('here');
    const element = card.current;
    const board = element?.parentElement;
    // What is under the pointer must not move. In a background tab everything settles.
    const settleIfFree = () =>
      (isPhone() ? isScrolled(element) && endsInSight(element) : board?.matches(':hover')) || settle();
    settleIfFree();
    board?.addEventListener('pointerleave', settleIfFree);
    document.addEventListener('scroll', settleIfFree, { capture: true, passive: true });
    return () => {
      board?.removeEventListener('pointerleave', settleIfFree);
      document.removeEventListener('scroll', settleIfFree, { capture: true });
      settle();
    };
  }, [arrival, card]);
  return { arrival, reportLoading };
}
