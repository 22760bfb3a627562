/** Durations of toasts in milliseconds (specification, sections 8 and 9). */
export const toastDurations = { failure: 5_000, forwarded: 6_000 } as const;

/** A toast. */
export interface Toast {
  text: string;
  tone: 'error' | 'success';
  /** Milliseconds. */
  duration: number;
}
