import { useRef, useState } from 'react';
import type { FavouriteNotes, FavouriteView } from './types.ts';

type Options = Pick<FavouriteNotes, 'onEdit' | 'defaultEdits' | 'onEditsChange'> & {
  /** Whether a text can be saved. */
  keepable: (text: string) => boolean;
};

type Edits = Readonly<Record<string, string>>;

const without = (edits: Edits, id: string): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([each]) => each !== id));

/** Notes being edited, independently of each other. */
export function useNoteEdits({ onEdit, defaultEdits = {}, onEditsChange, keepable }: Options) {
  const [edits, setEdits] = useState<Edits>(defaultEdits);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [begun, setBegun] = useState<string>();
  /** The latest edits: a response may arrive long after its press. */
  const latest = useRef<Edits>(defaultEdits);

  function change(next: Edits) {
    latest.current = next;
    setEdits(next);
    onEditsChange?.(next);
  }
  const stop = (id: string) => change(without(latest.current, id));
  const mark = (id: string, on: boolean) =>
    setPending((before) => new Set([...before].filter((each) => each !== id).concat(on ? id : [])));

  async function keep(id: string) {
    const text = edits[id];
    if (text === undefined || pending.has(id) || !keepable(text)) return;
    mark(id, true);
    const saved = await onEdit?.(id, text.trim());
    mark(id, false);
    // Text typed while saving is the next edit.
    if (saved !== false && latest.current[id] === text) stop(id);
  }

  return {
    /** Notes can be edited. */
    editable: onEdit !== undefined,
    /** Draft of a note; undefined while it is not edited. */
    editOf: (id: string): { text: string; pending: boolean; begun: boolean } | undefined => {
      const text = edits[id];
      return text === undefined ? undefined : { text, pending: pending.has(id), begun: id === begun };
    },
    startEdit: ({ id, title, text = title }: FavouriteView) => {
      if (!onEdit || edits[id] !== undefined) return;
      setBegun(id);
      change({ ...latest.current, [id]: text });
    },
    writeEdit: (id: string, text: string) => change({ ...latest.current, [id]: text }),
    stopEdit: stop,
    keepEdit: (id: string) => void keep(id),
  };
}
