import { useRef, useState } from 'react';
import { codePoints } from '../../../hooks/code-points.ts';
import type { FavouriteNotes } from './types.ts';
import { useNoteEdits } from './use-note-edits.ts';

/** The new note and the notes being edited. Unsaved text is never lost. */
export function useNotes({
  onAdd,
  max: noteMax = 10_000,
  defaultDraft = '',
  onDraftChange,
  ...options
}: FavouriteNotes) {
  const [note, setNote] = useState(defaultDraft);
  /** The field's text, and the notes sent without a response yet. */
  const unsaved = useRef<{ sent: readonly string[]; text: string }>({ sent: [], text: defaultDraft });
  const keepable = (text: string) => text.trim() !== '' && codePoints(text.trim()) <= noteMax;
  const edits = useNoteEdits({ ...options, keepable });

  function writeNote(text: string, sent = unsaved.current.sent) {
    unsaved.current = { sent, text };
    setNote(text);
    onDraftChange?.([...sent, text].filter((each) => each !== '').join('\n'));
  }
  async function keepNote() {
    if (!keepable(note)) return;
    writeNote('', [...unsaved.current.sent, note]);
    const saved = await onAdd?.(note.trim());
    const { sent, text } = unsaved.current;
    // Text typed since then is appended.
    const back = saved === false ? [note, text].filter((each) => each !== '').join('\n') : text;
    writeNote(back, sent.toSpliced(sent.indexOf(note), 1));
  }

  return {
    note,
    setNote: (text: string) => writeNote(text),
    noteMax,
    /** Whether a note is neither empty nor too long. */
    keepable,
    keepNote: () => void keepNote(),
    ...edits,
  };
}
