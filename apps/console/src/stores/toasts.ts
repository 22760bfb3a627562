import { describeFailure } from '@snap/portal-api/errors';
import { proxy } from 'valtio';
import { activeCatalogue } from '../i18n/activate.ts';

/** How long a toast is shown, in milliseconds. */
const durations = { danger: 5_000, success: 3_000 } as const;

export interface ToastItem {
  id: number;
  tone: keyof typeof durations;
  text: string;
  duration: number;
}

export const toasts = proxy<{ items: ToastItem[] }>({ items: [] });

let lastId = 0;

/** Shows a toast; an equal one that is still shown is not repeated. */
export function showToast(tone: ToastItem['tone'], text: string): void {
  if (toasts.items.some((item) => item.tone === tone && item.text === text)) return;
  lastId += 1;
  toasts.items.push({ id: lastId, tone, text, duration: durations[tone] });
}

export function dismissToast(id: number): void {
  toasts.items = toasts.items.filter((item) => item.id !== id);
}

/** Shows why something failed, in the active language. */
export function reportError(error: unknown): void {
  const failure = describeFailure(error, activeCatalogue());
  if (failure) showToast('danger', failure.text);
}
