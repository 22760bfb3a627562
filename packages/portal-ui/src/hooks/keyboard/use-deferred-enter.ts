import { useEffect, useEffectEvent, useRef } from 'react';

/** Status of a query's results: only `ready` ones can be acted on. */
export type ResultsStatus = 'loading' | 'ready' | 'failed';

/**
 * Defers an Enter pressed while the results of a query load, and acts once they have loaded (decision F12). A new query
 * or a failure cancels it.
 * @param query Key of the query: the text and everything else that the results depend on.
 * @param act Acts on the first result; called with the deferred detail.
 */
export function useDeferredEnter<Detail>(
  query: string,
  state: ResultsStatus,
  act: (detail: Detail) => void,
): { defer: (detail: Detail) => void; cancel: () => void } {
  const deferredRef = useRef<{ query: string; detail: Detail }>(undefined);
  const settle = useEffectEvent((current: string, known: ResultsStatus) => {
    const deferred = deferredRef.current;
    if (!deferred || (deferred.query === current && known === 'loading')) return;
    deferredRef.current = undefined;
    if (deferred.query === current && known === 'ready') act(deferred.detail);
  });
  useEffect(() => settle(query, state), [query, state]);
  return {
    defer: (detail) => {
      deferredRef.current = { query, detail };
    },
    cancel: () => {
      deferredRef.current = undefined;
    },
  };
}
