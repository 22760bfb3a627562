import { proxy } from 'valtio';

/** Default durations of toasts (specification, sections 8 and 9), in milliseconds. */
const durations = { error: 5_000, success: 3_000, warning: 5_000 } as const;

export interface ToastItem {
  id: number;
  tone: keyof typeof durations;
  text: string;
  /** Milliseconds. */
  duration: number;
}

export const toasts = proxy<{ items: ToastItem[] }>({ items: [] });

let lastId = 0;

/**
 * Shows a toast. An equal one that is still shown is not repeated. A confirmation replaces the one before it, because only the last
 * change is worth confirming. Failures stay until they are read.
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
