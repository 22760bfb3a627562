import type { ComponentProps } from 'react';
import type { FieldTexts } from '../Field/Field.tsx';
import type { IsoDate } from './dates.ts';

export interface DatePickerLabels {
  /** Shape of a day, and of a day with its time. */
  datePlaceholder: string;
  dateTimePlaceholder: string;
  /** Name of the button that opens the calendar, and of the calendar. */
  open: string;
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  hour: string;
  minute: string;
  second: string;
  today: string;
  clear: string;
  /** Closes the calendar of a day with its time. */
  done: string;
  /** What was typed is no day. */
  unreadable: string;
  /** The day is none that can be chosen. */
  outOfRange: (first: IsoDate, last: IsoDate) => string;
  /** Nothing was chosen where something must be. */
  missing: string;
}

export interface CalendarOptions {
  /** First and last day that can be chosen: 1970-01-01 and 2080-01-01 unless said otherwise. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  /** BCP 47 language of the months and days, and of typed dates. */
  locale: string;
  /** The present day, marked in the calendar. */
  today: IsoDate;
  /** Monday is 1, Sunday 7; that of the language unless said otherwise. */
  weekStart?: number | undefined;
}

export interface DatePickerProps
  extends
    FieldTexts,
    CalendarOptions,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm:ss` with a time; empty for none. It is local: no time zone. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  labels: DatePickerLabels;
}
