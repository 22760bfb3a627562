import { useRef, useState } from 'react';
import { codePoints } from '../code-points.ts';
import type { CollectionListOptions, FavouriteView } from './types.ts';

type Options = Pick<
  CollectionListOptions,
  'onNoteAdd' | 'onNoteEdit' | 'defaultNote' | 'onNoteDraftChange'
> & { noteMax: number };

/** The new note in progress, and the one that is being rewritten. What could not be kept is never lost. */
export function useNotes({ onNoteAdd, onNoteEdit, noteMax, defaultNote = '', onNoteDraftChange }: Options) {
  const [note, setNote] = useState(defaultNote);
  /** What stands in the field, and before it what was sent and has no answer yet. */
  const unsaved = useRef<{ sent: readonly string[]; text: string }>({ sent: [], text: defaultNote });
  const [editing, setEditing] = useState<{ id: string; text: string; pending: boolean }>();
  const keepable = (text: string) => text.trim() !== '' && codePoints(text.trim()) <= noteMax;

  function writeNote(text: string, sent = unsaved.current.sent) {
    unsaved.current = { sent, text };
    setNote(text);
    onNoteDraftChange?.([...sent, text].filter((each) => each !== '').join('\n'));
  }
  async function keepNote() {
    if (!keepable(note)) return;
    writeNote('', [...unsaved.current.sent, note]);
    const kept = await onNoteAdd?.(note.trim());
    const { sent, text } = unsaved.current;
    // Whatever was begun meanwhile stands after it.
    const back = kept === false ? [note, text].filter((each) => each !== '').join('\n') : text;
    writeNote(back, sent.toSpliced(sent.indexOf(note), 1));
  }
  async function keepEdit() {
    if (!editing || editing.pending || !keepable(editing.text)) return;
    setEditing({ ...editing, pending: true });
    const kept = await onNoteEdit?.(editing.id, editing.text.trim());
    setEditing(kept === false ? editing : undefined);
  }

  return {
    note,
    setNote: (text: string) => writeNote(text),
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
