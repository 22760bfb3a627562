import { useLayoutEffect, useState } from 'react';

/** Items of a virtual list, with the way they changed. */
export interface ShiftedItems<T> {
  items: readonly T[];
  /** Items changed at the start: the list keeps its distance from the end (virtua's `shift`). */
  shift: boolean;
}

interface Shown<T> extends ShiftedItems<T> {
  source: readonly T[];
}

/** Number of items before the previous first one; 0 when that is gone. */
function cameBefore<T extends { id: string }>(earlier: readonly T[], later: readonly T[]): number {
  const first = earlier[0];
  if (!first || later[0]?.id === first.id) return 0;
  return Math.max(
    0,
    later.findIndex(({ id }) => id === first.id),
  );
}

/** The next step from the current to the new items. Prepending and appending at once takes two steps. */
export function shiftStep<T extends { id: string }>(
  shown: readonly T[],
  items: readonly T[],
): ShiftedItems<T> {
  const before = cameBefore(shown, items);
  if (before === 0) return { items, shift: false };
  const known = before + shown.length;
  return { items: items.length > known ? items.slice(0, known) : items, shift: true };
}

/**
 * Feeds a virtual list so that the scroll position is preserved. A virtual list can add items at the start or at the end in
 * one render, not both: when an older page and a new message arrive together, the appended items follow in a second
 * render before paint.
 */
export function useShiftedItems<T extends { id: string }>(items: readonly T[]): ShiftedItems<T> {
  const [shown, setShown] = useState<Shown<T>>({ source: items, items, shift: false });
  let current = shown;
  if (shown.source !== items) {
    current = { source: items, ...shiftStep(shown.items, items) };
    setShown(current);
  }
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the second of the two renders
    if (shown.items.length < shown.source.length) setShown({ ...shown, items: shown.source, shift: false });
  }, [shown]);
  return current;
}
