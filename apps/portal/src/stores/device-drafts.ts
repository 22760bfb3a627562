/** What was begun and not sent, from this device; empty when there is nothing. */
export function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Writes at once, so that a crash in the next instant loses nothing. An empty text removes what was there. */
export function writeDraft(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A full or forbidden store must not stop anyone from writing.
  }
}
