import { useRef, useState } from 'react';
import { codePoints } from '../../../hooks/code-points.ts';
import type { CollectionListOptions } from './types.ts';
import { useNoteEdits } from './use-note-edits.ts';

type Options = Pick<
  CollectionListOptions,
  'onNoteAdd' | 'onNoteEdit' | 'defaultNote' | 'onNoteDraftChange' | 'defaultNoteEdits' | 'onNoteEditsChange'
> & { noteMax: number };

/** The new note in progress, and those that are being rewritten. What could not be kept is never lost. */
export function useNotes({ onNoteAdd, noteMax, defaultNote = '', onNoteDraftChange, ...options }: Options) {
  const [note, setNote] = useState(defaultNote);
  /** What stands in the field, and before it what was sent and has no answer yet. */
  const unsaved = useRef<{ sent: readonly string[]; text: string }>({ sent: [], text: defaultNote });
  const keepable = (text: string) => text.trim() !== '' && codePoints(text.trim()) <= noteMax;
  const edits = useNoteEdits({ ...options, keepable });

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

  return {
    note,
    setNote: (text: string) => writeNote(text),
    noteMax,
    /** A note is neither empty nor too long. */
    keepable,
    keepNote: () => void keepNote(),
    ...edits,
  };
}
