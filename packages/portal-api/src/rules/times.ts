/** A point in time in the forms that calls use: seconds, milliseconds, ISO text (E12). */
export type TimeValue = number | string | Date;

const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const local = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

/**
 * Milliseconds since 1970, or undefined for other values (specification, section 9; E12). A number of 10 digits is
 * seconds, other numbers are milliseconds; numbers of 10 or more digits may be text. ISO text without a zone is local
 * time; a date alone is the start of its day.
 */
export function toTime(value: TimeValue): number | undefined {
  if (value instanceof Date) return valid(value);
  if (typeof value === 'string' && !/^\d{10,16}$/.test(value)) return readIso(value);
  const number = Number(value);
  const seconds = number >= 1e9 && number < 1e10;
  return valid(new Date(seconds ? number * 1000 : number));
}

/**
 * Formats a local time by a pattern of `{y} {m} {d} {h} {i} {s}` (specification, section 9); empty for invalid values.
 * All parts but the year have two digits.
 */
export function formatTime(value: TimeValue, pattern = '{y}-{m}-{d} {h}:{i}:{s}'): string {
  const time = toTime(value);
  if (time === undefined) return '';
  const date = new Date(time);
  const parts: Record<string, number> = {
    y: date.getFullYear(),
    m: date.getMonth() + 1,
    d: date.getDate(),
    h: date.getHours(),
    i: date.getMinutes(),
    s: date.getSeconds(),
  };
  return pattern.replaceAll(/\{([ymdhis])\}/g, (_, part: string) =>
    String(parts[part]).padStart(part === 'y' ? 4 : 2, '0'),
  );
}

function readIso(text: string): number | undefined {
  const plain = text.trim();
  if (zoned.test(plain)) return valid(new Date(plain));
  const parts = local
    .exec(plain)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const date = new Date(year, month - 1, day, hour, minute, second);
  // Detect roll-over, such as the 31st of a shorter month.
  const sameDay = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  const exists = sameDay && hour < 24 && minute < 60 && second < 60;
  return exists ? valid(date) : undefined;
}

function valid(date: Date): number | undefined {
  const time = date.getTime();
  return Number.isNaN(time) ? undefined : time;
}
