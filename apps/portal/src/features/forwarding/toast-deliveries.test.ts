import { i18n } from '@lingui/core';
import type { DeliveryView } from '@snap/portal-ui/forward-dialog';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../../stores/session.ts';
import { toasts } from '../../stores/toasts.ts';
import { toastDeliveries } from './toast-deliveries.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
beforeEach(() => void (toasts.items = []));

const to = (name: string, state: DeliveryView['state'], reason?: string): DeliveryView => ({
  target: { type: 'person', id: name, name },
  state,
  reason,
});
const words = { sent: (names: string) => `sent to ${names}`, failed: (names: string) => `not to ${names}` };
/** With each name in brackets for the marks that keep it on one line. */
const shown = () =>
  toasts.items.map(({ tone, text }) => [tone, text.replaceAll('\u2068', '[').replaceAll('\u2069', ']')]);

test('forwarding toasts › name all that were reached in one, and the one that was not in another', () => {
  toastDeliveries([to('Ann', 'sent'), to('Ben', 'failed', 'Gone.'), to('Cid', 'sent')], 'en', {
    ...words,
    reasons: true,
  });
  expect(shown()).toEqual([
    ['success', 'sent to [Ann] and [Cid]'],
    ['error', 'not to [Ben] Gone.'],
  ]);
});

test('forwarding toasts › count those beyond three, and tell failures apart by their reason', () => {
  toastDeliveries(
    ['A', 'B', 'C', 'D', 'E'].map((name) => to(name, 'sent')),
    'en',
    words,
  );
  expect(shown()).toEqual([['success', 'sent to [A], [B], [C], and 2 more']]);
  toasts.items = [];
  const failed = [to('A', 'failed', 'Gone.'), to('B', 'failed', 'Closed.'), to('C', 'failed', 'Gone.')];
  toastDeliveries(failed, 'en', { ...words, reasons: true });
  expect(shown()).toEqual([
    ['error', 'not to [A] and [C] Gone.'],
    ['error', 'not to [B] Closed.'],
  ]);
});

test('forwarding toasts › do not name the user among those that were reached', () => {
  session.userId = 'Ann';
  toastDeliveries([to('Ann', 'sent'), to('Ben', 'sent')], 'en', words);
  expect(shown()).toEqual([['success', 'sent to yourself and [Ben]']]);
});
