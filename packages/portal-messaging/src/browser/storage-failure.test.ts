import { expect, test } from 'vitest';
import { storageFailureOf } from './storage-failure.ts';

test.each([
  [new DOMException('no room', 'QuotaExceededError'), 'full'],
  [new DOMException('private window', 'InvalidStateError'), 'unavailable'],
  [new DOMException('blocked', 'SecurityError'), 'unavailable'],
  [new DOMException('damaged', 'UnknownError'), 'unavailable'],
  [new ReferenceError('indexedDB is not defined'), 'unavailable'],
  [new DOMException('a proxy', 'DataCloneError'), 'other'],
  [new TypeError('a fault of the portal'), 'other'],
  ['text', 'other'],
] as const)('storage failure › %s is %s', (error, failure) => {
  expect(storageFailureOf(error)).toBe(failure);
});
