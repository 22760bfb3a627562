import { useEffect, useEffectEvent, useRef } from 'react';

/** State of the results of a query: only `ready` ones can be acted on. */
export type ResultsState = 'loading' | 'ready' | 'failed';

/**
 * Keeps an Enter that is pressed while the results of a query load, and acts once they are here (decision F12). Another
 * query, or a failure, drops it.
 *
 * @param query Key of the query: the keyword and everything else that the results depend on.
 * @param act Acts on the first result; called with what was kept.
 */
export function useKeptEnter<Detail>(
  query: string,
  state: ResultsState,
  act: (detail: Detail) => void,
): { keep: (detail: Detail) => void; drop: () => void } {
  const keptRef = useRef<{ query: string; detail: Detail }>(undefined);
  const settle = useEffectEvent((current: string, known: ResultsState) => {
    const kept = keptRef.current;
    if (!kept || (kept.query === current && known === 'loading')) return;
    keptRef.current = undefined;
    if (kept.query === current && known === 'ready') act(kept.detail);
  });
  useEffect(() => settle(query, state), [query, state]);
  return {
    keep: (detail) => {
      keptRef.current = { query, detail };
    },
    drop: () => {
      keptRef.current = undefined;
    },
  };
}
