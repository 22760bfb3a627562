import { proxy } from 'valtio';

/** How long messages stand unless their caller says so (specification, sections 8 and 9), in milliseconds. */
const durations = { error: 5_000, success: 3_000, warning: 5_000 } as const;

export interface ToastItem {
  id: number;
  tone: keyof typeof durations;
  text: string;
  /** Milliseconds. */
  duration: number;
}

/** Messages that float over the page. */
export const toasts = proxy<{ items: ToastItem[] }>({ items: [] });

let lastId = 0;

/**
 * Shows a text; the same text of the same tone is not stacked while it stands. A confirmation takes the place of the one
 * before: only the last change is worth confirming. Failures stand until they are read.
 */
export function showToast(tone: ToastItem['tone'], text: string, duration: number = durations[tone]): void {
  if (toasts.items.some((item) => item.tone === tone && item.text === text)) return;
  if (tone === 'success') toasts.items = toasts.items.filter((item) => item.tone !== 'success');
  lastId += 1;
  toasts.items.push({ id: lastId, tone, text, duration });
}

export function dismissToast(id: number): void {
  toasts.items = toasts.items.filter((item) => item.id !== id);
}
