import type { ComponentProps } from 'react';
import type { FieldTexts } from '../Field/Field.tsx';
import type { IsoDate } from './dates.ts';

export interface DatePickerLabels {
  /** Placeholders of a date, and of a date with its time. */
  datePlaceholder: string;
  dateTimePlaceholder: string;
  /** Accessible name of the calendar and its button. */
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
  /** Closes the calendar when a time can be chosen. */
  done: string;
  /** The text is no date. */
  unreadable: string;
  /** The date is outside the limits. */
  outOfRange: (first: IsoDate, last: IsoDate) => string;
  /** A required date is missing. */
  missing: string;
}

export interface CalendarOptions {
  /** First and last day; default: 1970-01-01 and 2080-01-01. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  /** BCP 47 language tag of month names and typed dates. */
  locale: string;
  /** Today, marked in the calendar. */
  today: IsoDate;
  /** Monday is 1, Sunday 7; default: that of the locale. */
  weekStart?: number | undefined;
}

export interface DatePickerProps
  extends
    FieldTexts,
    CalendarOptions,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm:ss` with a time; empty for none. Local, without a time zone. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  labels: DatePickerLabels;
}
