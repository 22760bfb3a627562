import { useShownLanguage } from '../../i18n/activate.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Sizes and times as texts in the active language. */
export function useFigures() {
  const language = useShownLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return {
    /** In steps of 1024, with one decimal. */
    bytes: (size: number) => {
      const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, size)) / 10));
      return new Intl.NumberFormat(language, {
        style: 'unit',
        unit: units[step] ?? 'byte',
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      }).format(size / 1024 ** step);
    },
    number: (value: number) => number.format(value),
    percent: (share: number) => percent.format(share),
    /** The date only where it is another day. */
    moment: (at: number, now: number) => (now - at < DAY_MS ? time : date).format(at),
    time: (at: number) => time.format(at),
  };
}
