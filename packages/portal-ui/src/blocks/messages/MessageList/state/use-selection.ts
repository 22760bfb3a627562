import { useRef } from 'react';
import { useControllableState } from '../../../../hooks/use-controllable-state.ts';
import { useOverlay } from '../../../../hooks/overlays/use-overlay.ts';
import { isPlain } from './message-order.ts';
import type { MessageSelection, MessageView } from '../types.ts';

/** Selection of several messages: by press, by Space, and a range with Shift. */
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
  /** In conversation order, without messages removed or recalled since. */
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

  // The selection ends when its last message is removed.
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

/** Recalled and system messages cannot be selected. */
export const canBeChosen = (message: MessageView) => !isPlain(message);
