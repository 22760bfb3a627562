import { expect, test } from 'vitest';
import { createSpeeds } from './speeds.ts';

test('a speed is what went out over the last seconds', () => {
  const speeds = createSpeeds();
  expect(speeds.note('a', 1_000, 1_000)).toBeUndefined();
  expect(speeds.note('a', 5_000, 2_000)).toBe(4_000);
  expect(speeds.note('a', 5_000, 6_000)).toBe(0);
});

test('what the server had before an upload was resumed is not its speed', () => {
  const speeds = createSpeeds();
  expect(speeds.note('a', 0, 0)).toBeUndefined();
  expect(speeds.note('a', 90_000_000, 700)).toBeUndefined();
  expect(speeds.note('a', 90_002_000, 1_700)).toBe(2_000);
});

test('the measurement restarts after a pause', () => {
  const speeds = createSpeeds();
  speeds.note('a', 0, 0);
  speeds.forget('a');
  expect(speeds.note('a', 9_000, 1_000)).toBeUndefined();
});
