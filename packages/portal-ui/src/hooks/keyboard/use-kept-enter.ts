import { useEffect, useEffectEvent, useRef } from 'react';

/** Status of a query's results: only `ready` ones can be acted on. */
export type ResultsState = 'loading' | 'ready' | 'failed';

/**
 * Defers an Enter pressed while the results of a query load, and acts once they have loaded (decision F12). A new query
 * or a failure cancels it.
 * @param query Key of the query: the text and everything else that the results depend on.
 * @param act Acts on the first result; called with the deferred detail.
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
