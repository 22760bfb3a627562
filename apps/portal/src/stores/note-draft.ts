import { session } from './session.ts';

/** What somebody has begun to write among their favourites, kept on the device like the drafts of messages (decision B12). */
const storageKey = () => `snap-portal:note:${session.userId}`;

export function storedNote(): string {
  try {
    return localStorage.getItem(storageKey()) ?? '';
  } catch {
    return '';
  }
}

/** Writes at once, so that a crash in the next instant loses nothing. An empty text removes it. */
export function storeNote(text: string): void {
  try {
    if (text === '') localStorage.removeItem(storageKey());
    else localStorage.setItem(storageKey(), text);
  } catch {
    // A full or forbidden store must not stop anyone from writing.
  }
}
