import { describe, expect, it } from 'vitest';
import { clockTime, dayName, fullTime, listTime, sameDay } from './format-time.ts';
import type { TimeSettings } from '../views.ts';

const now = Date.UTC(2026, 10, 20, 6, 30);
const inShanghai: TimeSettings = { locale: 'zh', timeZone: 'Asia/Shanghai', now };
const inMadrid: TimeSettings = { locale: 'es', timeZone: 'Europe/Madrid', now };
const hour = 3_600_000;
const day = 24 * hour;

describe('listTime', () => {
  it('shows the time for today, in the given time zone', () => {
    expect(listTime(now - hour, inShanghai)).toBe('13:30');
    expect(listTime(now - hour, inMadrid)).toBe('6:30');
  });

  it('names yesterday', () => {
    expect(listTime(now - day, inShanghai)).toBe('昨天');
    expect(listTime(now - day, inMadrid)).toBe('Ayer');
    expect(listTime(now - day, { ...inShanghai, locale: 'ja' })).toBe('昨日');
    expect(listTime(now - day, { ...inShanghai, locale: 'en' })).toBe('Yesterday');
  });

  it('changes the day at midnight of the given time zone, not of the machine', () => {
    const beforeMidnightInShanghai = Date.UTC(2026, 10, 19, 15, 59);
    expect(listTime(beforeMidnightInShanghai, inShanghai)).toBe('昨天');
    expect(listTime(beforeMidnightInShanghai + 60_000, inShanghai)).toBe('00:00');
  });

  it('shows the date for earlier days, with the year only when it differs', () => {
    expect(listTime(now - 10 * day, inShanghai)).toBe('11/10');
    expect(listTime(now - 400 * day, inShanghai)).toBe('2025/10/16');
  });
});

describe('dayName', () => {
  it('names today and yesterday, and shows dates for other days', () => {
    expect(dayName(now, inShanghai)).toBe('今天');
    expect(dayName(now - day, inMadrid)).toBe('Ayer');
    expect(dayName(now - 2 * day, inShanghai)).toBe('11月18日星期三');
    expect(dayName(now - 400 * day, { ...inShanghai, locale: 'en' })).toBe('Thursday, October 16, 2025');
  });
});

describe('sameDay', () => {
  it('compares calendar days of the given time zone', () => {
    const evening = Date.UTC(2026, 10, 19, 15, 59);
    expect(sameDay(evening, evening + 60_000, inShanghai)).toBe(false);
    expect(sameDay(evening, evening + 60_000, inMadrid)).toBe(true);
  });
});

describe('clockTime and fullTime', () => {
  it('follow the locale', () => {
    expect(clockTime(now, { ...inShanghai, locale: 'en' })).toMatch(/^2:30\sPM$/u);
    expect(clockTime(now, inShanghai)).toBe('14:30');
    expect(fullTime(now, inShanghai)).toBe('2026年11月20日 14:30');
  });
});
