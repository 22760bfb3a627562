'use no memo'; // Part of the picker: the compiler's memory would weigh more than the hook.

import { useEffect, useEffectEvent, useRef } from 'react';

/** What is known of the results of a question: only `ready` ones can be acted on. */
export type ResultsState = 'loading' | 'ready' | 'failed';

/**
 * Keeps an Enter that is pressed while the results of a question load, and acts once they are here (decision F12). Another
 * question, or a failure, drops it.
 *
 * @param question Names what is asked: the keyword, and what else the results depend on.
 * @param act Acts on the first result; called with what was kept.
 */
export function useKeptEnter<Detail>(
  question: string,
  state: ResultsState,
  act: (detail: Detail) => void,
): { keep: (detail: Detail) => void; drop: () => void } {
  const keptRef = useRef<{ question: string; detail: Detail }>(undefined);
  const settle = useEffectEvent((asked: string, known: ResultsState) => {
    const kept = keptRef.current;
    if (!kept || (kept.question === asked && known === 'loading')) return;
    keptRef.current = undefined;
    if (kept.question === asked && known === 'ready') act(kept.detail);
  });
  useEffect(() => settle(question, state), [question, state]);
  return {
    keep: (detail) => {
      keptRef.current = { question, detail };
    },
    drop: () => {
      keptRef.current = undefined;
    },
  };
}
