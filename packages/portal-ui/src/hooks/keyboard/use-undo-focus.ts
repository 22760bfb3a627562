import { useEffectEvent, useLayoutEffect, useRef } from 'react';

interface UndoFocusOptions {
  ids: readonly string[];
  /** Gives an item the focus. */
  reach: (index: number) => void;
}

/**
 * The button that undoes a removal goes with it: the item that is back takes its focus. What it gives is called with the
 * press; the item may come back under another id.
 */
export function useUndoFocus({ ids, reach }: UndoFocusOptions): () => void {
  /** What was listed at the press. */
  const before = useRef<ReadonlySet<string>>(undefined);
  const followUndo = useEffectEvent((shown: readonly string[]) => {
    const back = before.current && shown.findIndex((id) => before.current?.has(id) === false);
    if (back === undefined || back < 0) return;
    before.current = undefined;
    const at = document.activeElement;
    if (at === document.body || at?.matches('[data-item-id]') === true) reach(back);
  });
  useLayoutEffect(() => followUndo(ids), [ids]);
  return () => {
    before.current = new Set(ids);
  };
}
