import { beforeEach, expect, test } from 'vitest';
import { dismissToast, showToast, toasts } from './toasts.ts';

const shown = () => toasts.items.map(({ text }) => text);

beforeEach(() => {
  toasts.items = [];
});

test('toasts › shows equal failures once, and different ones together', () => {
  showToast('error', 'first');
  showToast('error', 'first');
  showToast('error', 'second');
  expect(shown()).toEqual(['first', 'second']);
});

test('a confirmation takes the place of the one before, and of no failure', () => {
  showToast('success', 'Language changed');
  showToast('error', 'failed');
  showToast('success', 'Idioma cambiado');
  expect(shown()).toEqual(['failed', 'Idioma cambiado']);
});

test('goes when it is dismissed', () => {
  showToast('error', 'first');
  dismissToast(toasts.items[0]?.id ?? 0);
  expect(shown()).toEqual([]);
});
