import { readDraft, writeDraft } from './device-drafts.ts';
import { session } from './session.ts';

// Drafts of notes among the favourites, persisted on the device like the drafts of messages (decision B12).
const newNoteKey = () => `snap-portal:note:${session.userId}`;
const editsKey = () => `snap-portal:note-edits:${session.userId}`;

/** Unsaved edits of existing notes, by id. */
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
/** Removed notes: an open page may still store edits of them. */
const removed = new Set<string>();

export const storeNoteEdits = (edits: NoteEdits): void => {
  const stored = Object.entries(edits).filter(([id]) => !removed.has(id));
  writeDraft(editsKey(), stored.length === 0 ? '' : JSON.stringify(Object.fromEntries(stored)));
};

/** Removes the edit of a removed note from the device, for good. */
export function forgetNoteEdit(id: string): void {
  removed.add(id);
  storeNoteEdits(storedNoteEdits());
}

/** Removes the edits of notes that are not in this list of all favourites: they were removed on another device. */
export function pruneNoteEdits(ids: readonly string[]): void {
  const edits = Object.entries(storedNoteEdits());
  const stored = edits.filter(([id]) => ids.includes(id));
  if (stored.length < edits.length) storeNoteEdits(Object.fromEntries(stored));
}
