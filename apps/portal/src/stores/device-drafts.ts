/** A draft from this device; empty without one. */
export function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Writes synchronously, so that a crash loses nothing. An empty text removes the draft. */
export function writeDraft(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A full or forbidden store must not stop anyone from writing.
  }
}
