import { ChevronLeft, ChevronRight } from 'lucide';
import { useId } from 'react';
import { visuallyHidden } from '../../theme/reset.css.ts';
import { DirectionalIcon } from '../Icon/DirectionalIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toTime, yearFirst, type IsoDate } from './dates.ts';
import type { CalendarOptions, DatePickerLabels } from './types.ts';
import { useCalendar } from './use-calendar.ts';
import * as styles from './DatePicker.css.ts';

export interface CalendarProps extends CalendarOptions {
  selected: IsoDate | undefined;
  onSelect: (date: IsoDate) => void;
  labels: DatePickerLabels;
}

const ofMonth = (month: number) => `2000-${String(month).padStart(2, '0')}-01`;

/** One month: navigation, and the grid of its days. */
export function Calendar({ selected, onSelect, labels, ...options }: CalendarProps) {
  const { locale, today } = options;
  const id = useId();
  const { focused, dayRef, weeks, isInMonth, isAllowed, years, canGo, goBy, handleKeyDown } = useCalendar({
    selected,
    ...options,
  });
  const write = (format: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' });
    return (date: IsoDate) => formatter.format(toTime(date));
  };
  const [dayName, shortWeekday, longWeekday, monthName, yearName, title] = [
    write({ dateStyle: 'full' }),
    write({ weekday: locale.startsWith('zh') ? 'narrow' : 'short' }),
    write({ weekday: 'long' }),
    write({ month: 'long' }),
    write({ year: 'numeric' }),
    write({ year: 'numeric', month: 'long' }),
  ];
  const year = Number(focused.slice(0, 4));
  const month = Number(focused.slice(5, 7));
  return (
    <>
      <div className={styles.head}>
        <IconButton
          label={labels.previousMonth}
          icon={<DirectionalIcon glyph={ChevronLeft} />}
          disabled={!canGo(-1)}
          onClick={() => goBy(-1)}
        />
        <span className={styles.selects} data-year-last={!yearFirst(locale) || undefined}>
          <select
            className={styles.select}
            aria-label={labels.year}
            value={year}
            onChange={(event) => goBy((Number(event.currentTarget.value) - year) * 12)}
          >
            {Array.from({ length: years.last - years.first + 1 }, (_, at) => years.first + at).map((one) => (
              <option key={one} value={one}>
                {yearName(`${one}-01-01`)}
              </option>
            ))}
          </select>
          <select
            className={styles.select}
            aria-label={labels.month}
            value={month}
            onChange={(event) => goBy(Number(event.currentTarget.value) - month)}
          >
            {Array.from({ length: 12 }, (_, at) => at + 1).map((one) => (
              <option key={one} value={one}>
                {monthName(ofMonth(one))}
              </option>
            ))}
          </select>
        </span>
        <IconButton
          label={labels.nextMonth}
          icon={<DirectionalIcon glyph={ChevronRight} />}
          disabled={!canGo(1)}
          onClick={() => goBy(1)}
        />
      </div>
      <span id={`${id}-title`} className={visuallyHidden} aria-live="polite">
        {title(focused)}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date grid of WAI-ARIA */}
      <table role="grid" aria-labelledby={`${id}-title`} className={styles.grid} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={longWeekday(date)} className={styles.weekday}>
                {shortWeekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} aria-selected={date === selected} className={styles.cell}>
                  <button
                    ref={date === focused ? dayRef : undefined}
                    type="button"
                    className={styles.date}
                    tabIndex={date === focused ? 0 : -1}
                    aria-label={dayName(date)}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={!isAllowed(date) || undefined}
                    data-outside={!isInMonth(date) || undefined}
                    onClick={() => isAllowed(date) && onSelect(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
