import type { TimeSettings } from './views.ts';

// Making a formatter costs a hundred times what using it does, and a list writes a time in every row.
const formatters = new Map<string, Intl.DateTimeFormat>();

// The first of a process costs fifteen times the others, whatever it formats: the browser loads its calendars and
// languages. Done while nobody waits, rather than between a press and the list that it opens.
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

/** The calendar day as a number that grows by one a day, in the zone of the settings. */
function dayNumber(time: number, { timeZone }: TimeSettings): number {
  // The machine's own zone needs no calendar of another language.
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

/** The calendar day as `YYYY-MM-DD`, in the zone of the settings. */
export const isoDay = (time: number, settings: TimeSettings): string =>
  new Date(dayNumber(time, settings) * 86_400_000).toISOString().slice(0, 10);

const year = (time: number, settings: TimeSettings) =>
  new Date(dayNumber(time, settings) * 86_400_000).getUTCFullYear();

function relativeDay(days: number, locale: string): string {
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

// No zone begins a day but on a quarter of an hour of UTC.
const quarterHour = (time: number) => Math.floor(time / 900_000);

/** Both times fall on one calendar day. */
export function sameDay(one: number, other: number, settings: TimeSettings): boolean {
  // Most messages of a talk come within minutes, and a calendar costs as much as the rest of their row.
  return quarterHour(one) === quarterHour(other) || dayNumber(one, settings) === dayNumber(other, settings);
}

/** Hour and minute, as the language writes them. */
export function clockTime(time: number, settings: TimeSettings): string {
  return formatter('clock', settings, { timeStyle: 'short' }).format(time);
}

/** Name of a day between messages: today, yesterday, else the date with its weekday, with the year unless it is this one. */
export function dayName(time: number, settings: TimeSettings): string {
  const days = dayNumber(time, settings) - dayNumber(settings.now, settings);
  if (days === 0 || days === -1) return relativeDay(days, settings.locale);
  const date = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return year(time, settings) === year(settings.now, settings)
    ? formatter('day', settings, date).format(time)
    : formatter('day-year', settings, { ...date, year: 'numeric' }).format(time);
}

/** Short time of a list row: the clock today, yesterday by name, the date before, with the year unless it is this one. */
export function listTime(time: number, settings: TimeSettings): string {
  const days = dayNumber(time, settings) - dayNumber(settings.now, settings);
  if (days === 0) return clockTime(time, settings);
  if (days === -1) return relativeDay(days, settings.locale);
  return year(time, settings) === year(settings.now, settings)
    ? formatter('date', settings, { month: 'numeric', day: 'numeric' }).format(time)
    : formatter('date-year', settings, { year: 'numeric', month: 'numeric', day: 'numeric' }).format(time);
}

/** Date and time in full, for tooltips and assistive tools. */
export function fullTime(time: number, settings: TimeSettings): string {
  return formatter('full', settings, { dateStyle: 'long', timeStyle: 'short' }).format(time);
}
