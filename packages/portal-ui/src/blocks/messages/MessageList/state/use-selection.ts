import { useRef } from 'react';
import { useControllableState } from '../../../../hooks/use-controllable-state.ts';
import { useOverlay } from '../../../../hooks/use-overlay.ts';
import { isPlain } from './message-order.ts';
import type { MessageSelection, MessageView } from '../types.ts';

/** Choosing several messages: by press, by Space, and a range with Shift. */
export function useSelection(
  items: readonly MessageView[],
  { selectedIds, onSelectedIdsChange }: MessageSelection = {},
) {
  const [ids, setIds] = useControllableState<readonly string[] | null>(
    selectedIds,
    null,
    onSelectedIdsChange,
  );
  const last = useRef<string>(undefined);
  const chosen = new Set(ids);
  /** In the order of the conversation, without those that went meanwhile: removed, recalled. */
  const messages = items.filter((item) => chosen.has(item.id) && canBeChosen(item));

  function toggle(id: string, range: boolean): void {
    const from = range ? items.findIndex((item) => item.id === last.current) : -1;
    const to = items.findIndex((item) => item.id === id);
    last.current = id;
    if (from >= 0 && to >= 0) {
      const between = items
        .slice(Math.min(from, to), Math.max(from, to) + 1)
        .filter((item) => canBeChosen(item));
      setIds([...new Set([...chosen, ...between.map((item) => item.id)])]);
    } else if (chosen.has(id)) {
      setIds([...chosen].filter((one) => one !== id));
    } else {
      setIds([...chosen, id]);
    }
  }

  // With the last chosen message the selection ends, too; nothing chosen by hand keeps it open.
  const selecting = ids !== null && (ids.length === 0 || messages.length > 0);
  useOverlay(selecting, () => setIds(null));

  return {
    selecting,
    chosen,
    messages,
    begin: (id: string) => {
      last.current = id;
      setIds([id]);
    },
    toggle,
    stop: () => setIds(null),
  };
}

/** What was taken back, and what happened to a group, is no message any more. */
export const canBeChosen = (message: MessageView) => !isPlain(message);
