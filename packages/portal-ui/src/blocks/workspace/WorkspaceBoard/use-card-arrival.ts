import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long the cards below wait for the height of a card that loads. A card that loads longer has a fixed height. */
const HEIGHT_TIMEOUT_MS = 500;

/**
 * How the first content of a card arrives: it is `waiting`, `here` or `late`. The cards below one that is `waiting` are not
 * shown, because its height is not known. A `late` card keeps its height, so that nothing below moves. `here` and `late` stay
 * when the card loads again.
 */
export type CardArrival = 'waiting' | 'here' | 'late';

export const CardArrivalContext = createContext<((loading: boolean) => void) | undefined>(undefined);

/** Tells the board whether the card around this component is loading. `BoardCard` calls it. Without a board it does nothing. */
export function useCardLoading(loading: boolean): void {
  const tell = use(CardArrivalContext);
  useLayoutEffect(() => tell?.(loading), [tell, loading]);
}

/** Returns how the content of a card arrives after it is drawn, and `tell` for the context around the content. */
export function useCardArrival(drawn: boolean) {
  const [arrival, setArrival] = useState<CardArrival>('waiting');
  const loading = useRef(false);
  const [tell] = useState(() => (now: boolean) => {
    loading.current = now;
    if (!now) setArrival((before) => (before === 'waiting' ? 'here' : before));
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
  return { arrival, tell };
}
