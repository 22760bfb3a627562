import { useEffectEvent, useLayoutEffect, useRef } from 'react';

interface UndoFocusOptions {
  ids: readonly string[];
  /** Focuses an item. */
  reach: (index: number) => void;
}

/**
 * Focus after an undo: the undo button unmounts, so the restored item takes the focus. Call the result with the press;
 * the item may return under another id.
 */
export function useUndoFocus({ ids, reach }: UndoFocusOptions): () => void {
  /** Ids listed at the press. */
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
