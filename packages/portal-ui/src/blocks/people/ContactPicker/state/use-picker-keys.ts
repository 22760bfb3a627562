import { useState, type KeyboardEvent } from 'react';
import { stopAfterKey, treeAction } from './picker-keys.ts';
import { isStop, type PickerRow } from './picker-rows.ts';

export interface PickerKeysOptions {
  rows: readonly PickerRow[];
  /** Names the list: in another one the keys start at the top. */
  list: string;
  query: string;
  /** Enter, or the space bar where it does not write. */
  onChoose: (row: PickerRow) => void;
  /** Enter on this row submits the choice: it is the single one, and made. */
  isSubmitting: (row: PickerRow) => boolean;
  onSubmit: () => void;
  /** Enter in the field while what is searched for is on its way. */
  onEarlyEnter: () => void;
  /** What is searched for is on its way. */
  searching: boolean;
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

  function handleTreeKey({ key, currentTarget }: KeyboardEvent): boolean {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    const leftwards = getComputedStyle(currentTarget).direction === 'rtl';
    const step = treeAction((key === 'ArrowRight') !== leftwards, active, rows);
    if (step === undefined) return false;
    if (step.type === 'go') reach(step.index);
    else options.onExpandedChange(step.id, step.type === 'expand');
    return true;
  }

  function handled(event: KeyboardEvent, inField: boolean): boolean {
    const { key } = event;
    /** The key would act on a text. */
    const writes = inField && query !== '';
    const row = rows[active];
    if (event.altKey) return false;
    if (event.ctrlKey || event.metaKey) {
      if (key === 'a' && !inField) options.onChooseAll();
      else if (key === 'z' && !writes) options.onUndo();
      else return false;
      return true;
    }
    if (row && key === 'Enter' && options.isSubmitting(row)) {
      // The key that chose the row, held down, confirms nothing.
      if (!event.repeat) options.onSubmit();
      return true;
    }
    if (row && (key === 'Enter' || (key === ' ' && !writes))) {
      options.onChoose(row);
      return true;
    }
    if (key === 'Enter' && writes && options.searching) {
      options.onEarlyEnter();
      return true;
    }
    if (key === 'Backspace' && !writes) {
      // Held down, it would empty the choice behind the text that it was meant for.
      if (!event.repeat) options.onRemoveLast();
      return true;
    }
    // Home and End belong to the text while there is one; with Shift, keys select in it.
    if (event.shiftKey || (writes && (key === 'Home' || key === 'End'))) return false;
    if (!writes && handleTreeKey(event)) return true;
    const next = rows.length > 0 ? stopAfterKey(key, active, rows) : undefined;
    if (next === undefined) return false;
    reach(next);
    return true;
  }

  return {
    /** Index of the row that the keys are on; -1 for none. */
    active,
    reach,
    /** `inField`: the focus is where one types. */
    handleKey: (event: KeyboardEvent, inField: boolean) => {
      if (!handled(event, inField)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
