import { readDraft, writeDraft } from './device-drafts.ts';
import { session } from './session.ts';

// What somebody has begun to write among their favourites, kept on the device like the drafts of messages (decision B12).
const newNoteKey = () => `snap-portal:note:${session.userId}`;
const editsKey = () => `snap-portal:note-edits:${session.userId}`;

/** What is written anew of notes that are kept already, by their id. */
export type NoteEdits = Readonly<Record<string, string>>;

const isNoteEdits = (value: unknown): value is NoteEdits =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

export const storedNote = (): string => readDraft(newNoteKey());
export const storeNote = (text: string): void => writeDraft(newNoteKey(), text);

export function storedNoteEdits(): NoteEdits {
  try {
    const known: unknown = JSON.parse(readDraft(editsKey()) || 'null');
    return isNoteEdits(known) ? known : {};
  } catch {
    return {};
  }
}
/** Notes removed here: a page that is still open goes on to name what was written of them. */
const removed = new Set<string>();

export const storeNoteEdits = (edits: NoteEdits): void => {
  const kept = Object.entries(edits).filter(([id]) => !removed.has(id));
  writeDraft(editsKey(), kept.length === 0 ? '' : JSON.stringify(Object.fromEntries(kept)));
};

/** A note was removed: what was written of it goes from the device, and is not kept again. */
export function forgetNoteEdit(id: string): void {
  removed.add(id);
  storeNoteEdits(storedNoteEdits());
}

/** All favourites that there are: what was written of a note removed elsewhere goes from the device. */
export function keepNoteEditsOf(ids: readonly string[]): void {
  const edits = Object.entries(storedNoteEdits());
  const kept = edits.filter(([id]) => ids.includes(id));
  if (kept.length < edits.length) storeNoteEdits(Object.fromEntries(kept));
}
