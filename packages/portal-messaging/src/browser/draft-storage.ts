import type { DraftStorage } from '../drafts/draft-storage.ts';

/** Drafts in `localStorage`, shared by the tabs of a browser. */
export function localDraftStorage(): DraftStorage {
  return {
    keys: () => Object.keys(localStorage),
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  };
}
