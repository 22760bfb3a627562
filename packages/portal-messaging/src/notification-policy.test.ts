import { expect, test } from 'vitest';
import { message } from './testing/messages.ts';
import { shouldNotify } from './notification-policy.ts';

test.each([
  ['a new message notifies', message(5), { muted: false, readSeq: 4 }, true],
  ['one in a list that is not loaded yet notifies', message(5), undefined, true],
  ['one in a muted conversation does not', message(5), { muted: true, readSeq: 4 }, false],
  ['one that was read on another device does not', message(5), { muted: false, readSeq: 5 }, false],
  ['one that was recalled does not', message(5, { recalled: true }), { muted: false, readSeq: 4 }, false],
])('%s', (_, received, line, notifies) => {
  expect(shouldNotify(received, line)).toBe(notifies);
});
