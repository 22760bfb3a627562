import { createContext, use, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How long the cards below wait for the height of a card that loads. A card that loads longer has a fixed height. */
const HEIGHT_TIMEOUT_MS = 500;

/**
 * How the first content of a card arrives: it is `waiting`, `here` or `late`. The cards below one that is `waiting` are not
 * shown, because its height is not known. A `late` card keeps its height while it loads, and when its content `came-late` until
 * the cards below may move; then it is `here`, which stays when the card loads again.
 */
export type CardArrival = 'waiting' | 'late' | 'came-late' | 'here';

const becomes: Readonly<Partial<Record<CardArrival, CardArrival>>> = { waiting: 'here', late: 'came-late' };
/** One column: what moves is what one reads. */
const isPhone = () => matchMedia('(width < 600px)').matches;
/** Height of the next card's heading: with no more of it in view, there is no content to read. Pixels. */
const READABLE = 120;
/** Whether something that is read stands below it, and would move. */
const endsInSight = (card: HTMLElement | null) =>
  (card?.getBoundingClientRect().bottom ?? 0) < innerHeight - READABLE;
/** Until the page is scrolled, nothing is read yet that could move away. */
function isScrolled(card: HTMLElement | null): boolean {
  for (let around = card; around; around = around.parentElement) if (around.scrollTop > 0) return true;
  return false;
}

export const CardArrivalContext = createContext<((loading: boolean) => void) | undefined>(undefined);

/** Tells the board whether the card around this component is loading. `BoardCard` calls it. Without a board it does nothing. */
export function useCardLoading(loading: boolean): void {
  const tell = use(CardArrivalContext);
  useLayoutEffect(() => tell?.(loading), [tell, loading]);
}

/** Returns how the content of a card arrives after it is drawn, and `tell` for the context around the content. */
export function useCardArrival(drawn: boolean, card: RefObject<HTMLElement | null>) {
  const [arrival, setArrival] = useState<CardArrival>('waiting');
  const loading = useRef(false);
  const [tell] = useState(() => (now: boolean) => {
    loading.current = now;
    if (!now) setArrival((before) => becomes[before] ?? before);
  });
  // Effects of the content run first: content that told nothing is not loading.
  useLayoutEffect(() => {
    if (drawn && !loading.current) tell(false);
  }, [drawn, tell]);
  useEffect(() => {
    if (!drawn) return undefined;
    const timer = setTimeout(
      () => setArrival((before) => (before === 'waiting' ? 'late' : before)),
      HEIGHT_TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, [drawn]);
  useEffect(() => {
    if (arrival !== 'came-late') return undefined;
    const settle = () => setArrival('here');
    const element = card.current;
    const board = element?.parentElement;
    // What is under the pointer stays there. A page that goes behind settles, and is found without half-empty cards.
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
  return { arrival, tell };
}
