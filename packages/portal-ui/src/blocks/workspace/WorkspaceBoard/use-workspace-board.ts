import { useLayoutEffect, useRef, useState } from 'react';
import { useOverlayState } from '../../../hooks/overlays/use-overlay.ts';
import { useReorder } from '../../../hooks/pointer/use-reorder.ts';
import type { WorkspaceBoardOptions } from './types.ts';

/** Behaviour of a board whose cards are added, removed and moved in edit mode (decision E16). */
export function useWorkspaceBoard({
  cards,
  offers,
  onCardIdsChange,
  editing: givenEditing,
  onEditingChange,
  labels,
}: WorkspaceBoardOptions) {
  const [editing, setEditing] = useOverlayState(givenEditing, false, onEditingChange);
  const [adding, setAdding] = useState(false);
  /** Removed cards with their positions, most recent last; cleared by another change. */
  const [removals, setRemovals] = useState<readonly { id: string; name: string; at: number }[]>([]);
  const change = (next: string[]) => {
    setRemovals([]);
    onCardIdsChange(next);
  };
  const reorder = useReorder({ items: cards, onReorder: change, labels: labels.reorder });
  const addRef = useRef<HTMLButtonElement>(null);
  const [removers] = useState(() => new Map<string, HTMLElement>());
  /** Focus target after a removal: the next card, or the add button. */
  const focusNext = useRef<{ id: string | undefined }>(undefined);
  useLayoutEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = undefined;
    ((next.id !== undefined && removers.get(next.id)) || addRef.current)?.focus();
  });

  const ids = cards.map((card) => card.id);
  return {
    ...reorder,
    editing,
    setEditing: (next: boolean) => {
      setRemovals([]);
      setEditing(next);
    },
    /** Name of the card removed last, while it can be restored. */
    removed: removals.findLast(({ id }) => !ids.includes(id))?.name,
    undoRemoval: () => {
      const last = removals.findLast(({ id }) => !ids.includes(id));
      if (!last) return;
      focusNext.current = { id: last.id };
      setRemovals(removals.slice(0, removals.indexOf(last)));
      onCardIdsChange(ids.toSpliced(last.at, 0, last.id));
    },
    adding,
    setAdding,
    offers: offers.map((offer) => ({ ...offer, added: ids.includes(offer.id) })),
    add: (id: string) => change([...ids, id]),
    remove: (id: string) => {
      const at = ids.indexOf(id);
      focusNext.current = { id: ids[at + 1] ?? ids[at - 1] };
      onCardIdsChange(ids.filter((other) => other !== id));
      setRemovals([...removals, { id, name: cards[at]?.name ?? '', at }]);
    },
    addRef,
    removerRef: (id: string) => (element: HTMLElement | null) => {
      if (element) removers.set(id, element);
      else removers.delete(id);
    },
  };
}
