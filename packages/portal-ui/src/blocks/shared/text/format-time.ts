import type { TimeSettings } from '../views.ts';

// Creating a formatter costs a hundred times as much as using it, and a list formats a time in every row.
const formatters = new Map<string, Intl.DateTimeFormat>();

// The first formatter of a process costs fifteen times as much as the others, because the browser loads its locale
// data. Created in idle time rather than between a press and the list that it opens.
if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void new Intl.DateTimeFormat());

function formatter(
  name: string,
  { locale, timeZone }: Pick<TimeSettings, 'locale' | 'timeZone'>,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${name} ${locale} ${timeZone ?? ''}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(key, made);
  return made;
}

/** Calendar day in the given time zone, as a number that increases by one per day. */
function dayNumber(time: number, { timeZone }: TimeSettings): number {
  // Fast path for the browser's own time zone.
  if (timeZone === undefined) {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
  }
  const fields = formatter(
    'day-number',
    { locale: 'en-US', timeZone },
    { year: 'numeric', month: 'numeric', day: 'numeric' },
  );
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of fields.formatToParts(time)) part[type] = Number(value);
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1) / 86_400_000;
}

/** Calendar day in the given time zone as `YYYY-MM-DD`. */
export const isoDay = (time: number, settings: TimeSettings): string =>
  new Date(dayNumber(time, settings) * 86_400_000).toISOString().slice(0, 10);

const year = (time: number, settings: TimeSettings) =>
  new Date(dayNumber(time, settings) * 86_400_000).getUTCFullYear();

function relativeDay(days: number, locale: string): string {
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

// In every time zone days begin on a quarter of an hour of UTC.
const quarterHour = (time: number) => Math.floor(time / 900_000);

/** Whether both times are on the same calendar day. */
export function sameDay(one: number, other: number, settings: TimeSettings): boolean {
  // Fast path: most messages are minutes apart, and the calendar costs as much as the rest of their row.
  return quarterHour(one) === quarterHour(other) || dayNumber(one, settings) === dayNumber(other, settings);
}

/** Hour and minute in the locale's format. */
export function clockTime(time: number, settings: TimeSettings): string {
  return formatter('clock', settings, { timeStyle: 'short' }).format(time);
}

/**
 * Name of a day between messages: today, yesterday, or the date with its weekday; with the year if it is not the
 * current one.
 */
export function dayName(time: number, settings: TimeSettings): string {
  const days = dayNumber(time, settings) - dayNumber(settings.now, settings);
  if (days === 0 || days === -1) return relativeDay(days, settings.locale);
  const date = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return year(time, settings) === year(settings.now, settings)
    ? formatter('day', settings, date).format(time)
    : formatter('day-year', settings, { ...date, year: 'numeric' }).format(time);
}

/**
 * Short time of a list row: the time today, yesterday by name, otherwise the date; with the year if it is not the
 * current one.
 */
export function listTime(time: number, settings: TimeSettings): string {
  const days = dayNumber(time, settings) - dayNumber(settings.now, settings);
  if (days === 0) return clockTime(time, settings);
  if (days === -1) return relativeDay(days, settings.locale);
  return year(time, settings) === year(settings.now, settings)
    ? formatter('date', settings, { month: 'numeric', day: 'numeric' }).format(time)
    : formatter('date-year', settings, { year: 'numeric', month: 'numeric', day: 'numeric' }).format(time);
}

/** Full date and time, for tooltips and assistive technology. */
export function fullTime(time: number, settings: TimeSettings): string {
  return formatter('full', settings, { dateStyle: 'long', timeStyle: 'short' }).format(time);
}
