import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Cards of a phone stand under each other: the ones below wait so long for what comes into those above. Milliseconds. */
const patience = 2_000;

/**
 * A card on its way to its first content: `waiting`; `here`; or `late`, too long for the cards below to wait for it. Once
 * here or late it stays so, whatever is loaded anew.
 */
export type CardArrival = 'waiting' | 'here' | 'late';

export const CardArrivalContext = createContext<((loading: boolean) => void) | undefined>(undefined);

/**
 * Says to the board whether the content of the card around is still on its way. `BoardCard` does; so does whatever else
 * fills a card and loads. Outside a board it does nothing.
 */
export function useCardLoading(loading: boolean): void {
  const tell = use(CardArrivalContext);
  useLayoutEffect(() => tell?.(loading), [tell, loading]);
}

/** How a card's content comes, once it is its turn to be drawn; `tell` goes into the context around it. */
export function useCardArrival(drawn: boolean) {
  const [arrival, setArrival] = useState<CardArrival>('waiting');
  const loading = useRef(false);
  const [tell] = useState(() => (now: boolean) => {
    loading.current = now;
    if (!now) setArrival((before) => (before === 'waiting' ? 'here' : before));
  });
  // Effects of what is inside come first: who has said nothing has nothing to wait for.
  useLayoutEffect(() => {
    if (drawn && !loading.current) tell(false);
  }, [drawn, tell]);
  useEffect(() => {
    const timer = setTimeout(
      () => setArrival((before) => (before === 'waiting' ? 'late' : before)),
      patience,
    );
    return () => clearTimeout(timer);
  }, []);
  return { arrival, tell };
}
