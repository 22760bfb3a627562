/** How long notices stand, in milliseconds (specification, sections 8 and 9). */
export const noticeDurations = { failure: 5_000, forwarded: 6_000 } as const;

/** A sentence that floats over the page for a while. */
export interface Notice {
  text: string;
  tone: 'error' | 'success';
  /** Milliseconds. */
  duration: number;
}
