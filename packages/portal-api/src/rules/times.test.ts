import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTime, toTime } from './times.ts';

const local = (...parts: [number, number, number, number?, number?, number?]) => new Date(...parts).getTime();

test.each([
  [1_767_225_600, 1_767_225_600_000],
  ['1767225600', 1_767_225_600_000],
  [1_767_225_600_123, 1_767_225_600_123],
  ['1767225600123', 1_767_225_600_123],
  [0, 0],
  [-1, -1],
  [999_999_999, 999_999_999],
  ['2026-01-01T00:00:00Z', 1_767_225_600_000],
  ['2026-01-01T08:00:00.000+08:00', 1_767_225_600_000],
  ['2026-01-01T00:00Z', 1_767_225_600_000],
  [new Date(5), 5],
])('%j parses as %i', (value, time) => {
  expect(toTime(value)).toBe(time);
});

test.each([
  ['2026-03-05', local(2026, 2, 5)],
  ['2026-03-05 06:07', local(2026, 2, 5, 6, 7)],
  ['2026-03-05T06:07:08.9', local(2026, 2, 5, 6, 7, 8)],
])('%s is local time', (value, time) => {
  expect(toTime(value)).toBe(time);
});

test.each([
  '',
  'today',
  '2026',
  '2026-1-1x',
  '2026-02-30',
  '2026-13-01',
  '2026-01-01 24:00',
  '2026-01-01T25:00:00Z',
  '99999999999999999999',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  8.64e15 + 1,
  new Date(Number.NaN),
])('%j is not a time', (value) => {
  expect(toTime(value)).toBeUndefined();
  expect(formatTime(value)).toBe('');
});

test("is formatted by the specification's pattern, or another", () => {
  const time = local(2026, 2, 5, 6, 7, 8);
  expect(formatTime(time)).toBe('2026-03-05 06:07:08');
  expect(formatTime(time, '{h}:{i}')).toBe('06:07');
  expect(formatTime(time, '{m}/{d} {x}')).toBe('03/05 {x}');
});

test('a formatted time parses as the same second', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2080-01-01'), noInvalidDate: true }), (date) => {
      const text = formatTime(date);
      // Pass a Date: some numbers of January 1970 have the ten digits of seconds.
      expect(formatTime(new Date(toTime(text) ?? NaN))).toBe(text);
    }),
  );
});
