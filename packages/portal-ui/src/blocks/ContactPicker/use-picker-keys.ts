'use no memo'; // See PickerBody.tsx.

import { useState, type KeyboardEvent } from 'react';
import { stopAfterKey, treeStep } from './picker-keys.ts';
import { isStop, type PickerRow } from './picker-rows.ts';

export interface PickerKeysOptions {
  rows: readonly PickerRow[];
  /** Names the list: in another one the keys start anew. */
  list: string;
  query: string;
  /** Enter, or the space bar where it does not write. */
  onChoose: (row: PickerRow) => void;
  onExpandedChange: (departmentId: string, expanded: boolean) => void;
  /** Backspace with nothing to delete. */
  onRemoveLast: () => void;
  /** Ctrl+A in the list. */
  onChooseAll: () => void;
  onUndo: () => void;
}

/** Keys of the field and of the list: both lead the same active row. */
export function usePickerKeys(options: PickerKeysOptions) {
  const { rows, list, query } = options;
  const [reached, setReached] = useState<{ list: string; id: string }>();
  const known = reached?.list === list ? rows.findIndex(({ id }) => id === reached.id) : -1;
  // What was found best waits for Enter.
  const active = known === -1 && query !== '' ? rows.findIndex(isStop) : known;

  function reach(index: number) {
    const row = rows[index];
    if (row) setReached({ list, id: row.id });
  }

  function handleTreeKey(event: KeyboardEvent): boolean {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
    const leftwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = treeStep((event.key === 'ArrowRight') !== leftwards, active, rows);
    if (step === undefined) return false;
    if (step.type === 'go') reach(step.index);
    else options.onExpandedChange(step.id, step.type === 'expand');
    return true;
  }

  function handled(event: KeyboardEvent, writes: boolean): boolean {
    const command = event.ctrlKey || event.metaKey;
    if (event.altKey) return false;
    if (command) {
      if (event.key === 'a' && !writes) options.onChooseAll();
      else if (event.key === 'z' && (!writes || query === '')) options.onUndo();
      else return false;
      return true;
    }
    const row = rows[active];
    if ((event.key === 'Enter' || (event.key === ' ' && (!writes || query === ''))) && row) {
      options.onChoose(row);
      return true;
    }
    if (event.key === 'Backspace' && (!writes || query === '')) {
      // Held down, it would empty the choice behind the text that it was meant for.
      if (!event.repeat) options.onRemoveLast();
      return true;
    }
    // Home and End belong to the text while there is one; with Shift, keys select in it.
    if (writes && query !== '' && (event.key === 'Home' || event.key === 'End')) return false;
    if (event.shiftKey) return false;
    if ((!writes || query === '') && handleTreeKey(event)) return true;
    const next = stopAfterKey(event.key, active, rows);
    if (next === undefined || rows.length === 0) return false;
    reach(next);
    return true;
  }

  return {
    /** Index of the row that the keys are on; -1 for none. */
    active,
    reach,
    handleKey: (event: KeyboardEvent, writes: boolean) => {
      if (!handled(event, writes)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
