import { useState, type MouseEvent } from 'react';
import type { ConflictResolution, ConflictDialogOptions, ConflictView } from './types.ts';

/** Which of two values is greater; undefined when equal or unknown. */
function greater(incoming: number | undefined, existing: number | undefined) {
  if (incoming === undefined || existing === undefined || incoming === existing) return undefined;
  return incoming > existing ? 'incoming' : 'existing';
}

/** Behaviour of the dialog: one conflict at a time. */
export function useConflictDialog({
  conflict,
  waiting,
  status,
  onResolve,
  onPostpone,
}: ConflictDialogOptions) {
  const [applyToAll, setApplyToAll] = useState(false);
  /** Rendered during the exit animation. */
  const [shown, setShown] = useState<ConflictView | undefined>(conflict);
  if (conflict && conflict !== shown) {
    setShown(conflict);
    if (conflict.id !== shown?.id) setApplyToAll(false);
  }

  function resolution(choice: ConflictResolution, event: MouseEvent) {
    // The second press of a double click would resolve the next, unread conflict.
    if (!conflict || status === 'pending' || event.detail > 1) return;
    onResolve(conflict.id, choice, applyToAll && waiting > 0);
  }

  return {
    open: conflict !== undefined,
    shown,
    folder: shown?.existing.kind === 'directory' && shown.incoming.kind === 'directory',
    newer: greater(shown?.incoming.time, shown?.existing.time),
    larger: greater(shown?.incoming.size, shown?.existing.size),
    applyToAll,
    setApplyToAll,
    resolution,
    handleOpenChange: (open: boolean) => {
      if (!open && conflict) onPostpone(conflict.id);
    },
  };
}
