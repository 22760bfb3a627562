import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  firstDayOfWeek,
  monthWeeks,
  parseDate,
  parseDateTime,
  startOfWeek,
  yearFirst,
} from './dates.ts';

describe('counting', () => {
  it('counts across months, years and leap days', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2026-11-20', 2)).toBe('2027-01-20');
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
    expect(addMonths('2026-10-31', 1)).toBe('2026-11-30');
  });

  it('stays within the limits', () => {
    expect(clampDate('1969-12-31', '1970-01-01', '2080-01-01')).toBe('1970-01-01');
    expect(clampDate('2080-01-02', '1970-01-01', '2080-01-01')).toBe('2080-01-01');
  });

  it('knows the weekday of the first day', () => {
    expect(startOfWeek('1970-01-01', 4)).toBe('1970-01-01');
    expect(startOfWeek('2026-11-20', 1)).toBe('2026-11-16');
    expect(startOfWeek('2026-11-20', 7)).toBe('2026-11-15');
  });

  it.each([1, 7])('lays out every day of a month once, in whole weeks that start with day %i', (firstDay) => {
    for (let month = '1970-01-01'; month < '1985-01-01'; month = addMonths(month, 1)) {
      const days = monthWeeks(month, firstDay).flat();
      const inside = days.filter((day) => day.startsWith(month.slice(0, 7)));
      expect(days.length % 7).toBe(0);
      expect(new Set(days).size).toBe(days.length);
      expect(inside).toHaveLength(Number(addDays(addMonths(month, 1), -1).slice(8)));
    }
  });
});

describe('languages', () => {
  it('starts the week by locale', () => {
    expect(firstDayOfWeek('es')).toBe(1);
    expect(firstDayOfWeek('ja')).toBe(7);
    expect(firstDayOfWeek('en')).toBe(7);
  });

  it('puts the year first by locale', () => {
    expect(['zh', 'ja', 'en', 'es'].map(yearFirst)).toEqual([true, true, false, false]);
  });
});

describe('typed days', () => {
  it.each([
    '2026-11-20',
    '2026/11/20',
    '2026.11.20',
    '20261120',
    ' 2026年11月20日 ',
    '２０２６－１１－２０',
    '2026 11 20',
  ])('takes %j in every language', (text) => {
    for (const locale of ['zh', 'en', 'es', 'ja']) expect(parseDate(text, locale)).toBe('2026-11-20');
  });

  it('parses day and month in the order of the locale', () => {
    expect(parseDate('3/4/2026', 'es')).toBe('2026-04-03');
    expect(parseDate('3/4/2026', 'en')).toBe('2026-03-04');
  });

  it.each(['', 'tomorrow', '2026-02-29', '2026-13-01', '2026-00-10', '20-11', '26-11-20', '2026-11-200'])(
    'takes %j for none',
    (text) => {
      expect(parseDate(text, 'zh')).toBeUndefined();
    },
  );

  it.each([
    ['2026-11-20', '2026-11-20 08:00:00'],
    ['2026-11-20 14:30', '2026-11-20 14:30:00'],
    ['2026-11-20T14:30:59', '2026-11-20 14:30:59'],
    ['2026年11月20日　９：０５', '2026-11-20 09:05:00'],
    ['2026-11-20 24:00', undefined],
    ['2026-11-20 14:60', undefined],
    ['2026-11-20 14:', undefined],
    ['14:30', undefined],
  ])('reads %j as %j', (text, value) => {
    expect(parseDateTime(text, 'zh')).toBe(value);
  });
});
