/** A calendar day, `YYYY-MM-DD`, without a time zone. Comparable as text. */
export type IsoDate = string;

/** Default limits (specification, section 5). */
export const firstDate: IsoDate = '1970-01-01';
export const lastDate: IsoDate = '2080-01-01';
/** Default time (specification, section 5). */
export const defaultTime = '08:00:00';

const dayLength = 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');

/** Midnight of the day in UTC: for arithmetic and UTC formatters, not an instant. */
export const toTime = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);
const fromTime = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

export const addDays = (date: IsoDate, days: number): IsoDate => fromTime(toTime(date) + days * dayLength);

/** The same day some months later, or the last one of a shorter month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const days = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return fromTime(Date.UTC(year, month - 1 + months, Math.min(day, days)));
}

export const clampDate = (date: IsoDate, min: IsoDate, max: IsoDate): IsoDate =>
  date < min ? min : date > max ? max : date;

/** `firstDay`: Monday is 1, Sunday 7. */
export const startOfWeek = (date: IsoDate, firstDay: number): IsoDate =>
  addDays(date, -((new Date(toTime(date)).getUTCDay() - firstDay + 7) % 7));

/** The weeks of a month, including days of its neighbours. */
export function monthWeeks(date: IsoDate, firstDay: number): IsoDate[][] {
  const month = date.slice(0, 7);
  const weeks: IsoDate[][] = [];
  for (let day = startOfWeek(`${month}-01`, firstDay); day.slice(0, 7) <= month; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)));
  }
  return weeks;
}

/** Fallback for engines without `getWeekInfo`: Unicode data of the library's languages. */
const knownFirstDays: Record<string, number> = { zh: 1, es: 1, en: 7, ja: 7 };

interface WeekAware extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** First day of the week: Monday is 1, Sunday 7. */
export function firstDayOfWeek(locale: string): number {
  const known = new Intl.Locale(locale);
  const aware: WeekAware = known;
  return (aware.getWeekInfo?.() ?? aware.weekInfo)?.firstDay ?? knownFirstDays[known.language] ?? 1;
}

/** Whether a locale puts the year before the month. */
export function yearFirst(locale: string): boolean {
  const types = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' })
    .formatToParts(0)
    .map((part) => part.type);
  return types.indexOf('year') < types.indexOf('month');
}

function dayFirst(locale: string): boolean {
  const types = new Intl.DateTimeFormat(locale).formatToParts(0).map((part) => part.type);
  return types.indexOf('day') < types.indexOf('month');
}

function existing(year: number, month: number, day: number): IsoDate | undefined {
  const time = Date.UTC(year, month - 1, day);
  const date = Number.isNaN(time) ? '' : fromTime(time);
  return date === `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` ? date : undefined;
}

const plain = (text: string) => text.normalize('NFKC').trim();

/**
 * Parses a typed date: year first in any punctuation (2026-11-20, 2026/11/20, 20261120, 2026年11月20日), or in the order
 * of the locale (20/11/2026, 11/20/2026). Accepts full-width digits. Undefined for a date that does not exist.
 */
export function parseDate(text: string, locale: string): IsoDate | undefined {
  const typed = plain(text)
    .replace(/\s*[年月]\s*/g, '-')
    .replace(/\s*日$/, '');
  const ordered =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(typed);
  if (ordered) return existing(Number(ordered[1]), Number(ordered[2]), Number(ordered[3]));
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed);
  if (!local) return undefined;
  const [first, second, year] = [Number(local[1]), Number(local[2]), Number(local[3])];
  return dayFirst(locale) ? existing(year, second, first) : existing(year, first, second);
}

function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = '', seconds = '0'] = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/.exec(text) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return [hours, minutes, seconds].map((part) => two(Number(part))).join(':');
}

/** Parses a typed date and time into `YYYY-MM-DD HH:mm:ss`; the default time is 08:00:00. */
export function parseDateTime(text: string, locale: string): string | undefined {
  const [, day = '', clock] = /^(.*?)(?:[T\s]+([\d:]*:[\d:]*))?$/.exec(plain(text)) ?? [];
  const date = parseDate(day, locale);
  const time = clock === undefined ? defaultTime : parseTime(clock);
  return date !== undefined && time !== undefined ? `${date} ${time}` : undefined;
}
