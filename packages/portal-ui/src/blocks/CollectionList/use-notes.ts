import { useState } from 'react';
import { codePoints } from '../code-points.ts';
import type { CollectionListOptions, FavouriteView } from './types.ts';

type Options = Pick<CollectionListOptions, 'onNoteAdd' | 'onNoteEdit'> & { noteMax: number };

/** The new note in progress, and the one that is being rewritten. What could not be kept is never lost. */
export function useNotes({ onNoteAdd, onNoteEdit, noteMax }: Options) {
  const [note, setNote] = useState('');
  const [editing, setEditing] = useState<{ id: string; text: string; pending: boolean }>();
  const keepable = (text: string) => text.trim() !== '' && codePoints(text.trim()) <= noteMax;

  async function keepNote() {
    if (!keepable(note)) return;
    setNote('');
    // Whatever was begun meanwhile stands after it.
    if ((await onNoteAdd?.(note.trim())) === false) setNote((later) => (later ? `${note}\n${later}` : note));
  }
  async function keepEdit() {
    if (!editing || editing.pending || !keepable(editing.text)) return;
    setEditing({ ...editing, pending: true });
    const kept = await onNoteEdit?.(editing.id, editing.text.trim());
    setEditing(kept === false ? editing : undefined);
  }

  return {
    note,
    setNote,
    noteMax,
    /** A note is neither empty nor too long. */
    keepable,
    keepNote: () => void keepNote(),
    /** Notes can be rewritten. */
    editable: onNoteEdit !== undefined,
    editing,
    startEdit: ({ id, title, text = title }: FavouriteView) => {
      if (onNoteEdit && editing?.id !== id) setEditing({ id, text, pending: false });
    },
    writeEdit: (id: string, text: string) => setEditing({ id, text, pending: false }),
    stopEdit: () => setEditing(undefined),
    keepEdit: () => void keepEdit(),
  };
}
