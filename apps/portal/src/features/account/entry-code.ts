/** The one-time code, or the identity provider's refusal, that the page was opened with: `public/first-paint.js` moves it here from the address. */
export interface EntryCode {
  code: string | null;
  /** What the identity provider was given to bring back, where the way in began at our sign-in page. */
  state: string | null;
  /** Which provider responds (RFC 9207). */
  iss: string | null;
  error: string | null;
}

declare global {
  interface Window {
    portalEntry?: EntryCode | undefined;
  }
}

/** The one-time code of this page's address, in memory only. */
export function entryCode(): EntryCode | undefined {
  return window.portalEntry;
}

/** It has served, or is good for nothing. */
export function dropEntryCode(): void {
  delete window.portalEntry;
}
