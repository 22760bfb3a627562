import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus to the list of conversations when the open one is left: its row, else the first one. Over the results of a
 * search to their field, and where that would bring up a keyboard to the list itself. A focus that is somewhere else stays there.
 */
export function useListFocus(columnRef: RefObject<HTMLElement | null>, openKey: string | undefined): void {
  const lastKey = useRef(openKey);
  useEffect(() => {
    const leftKey = lastKey.current;
    lastKey.current = openKey;
    const column = columnRef.current;
    if (openKey !== undefined || leftKey === undefined || !column) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const next =
      column.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(leftKey)}"]`) ??
      column.querySelector<HTMLElement>('[data-conversation]') ??
      (matchMedia('(pointer: fine)').matches ? column.querySelector('input') : column);
    next?.focus();
  }, [columnRef, openKey]);
}
