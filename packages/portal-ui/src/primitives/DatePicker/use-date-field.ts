import { useState } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.ts';
import { firstDate, lastDate, parseDate, parseDateTime } from './dates.ts';
import type { CalendarOptions, DatePickerLabels } from './types.ts';

interface DateFieldOptions extends CalendarOptions {
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  withTime: boolean;
  required: boolean;
  labels: DatePickerLabels;
}

/** A day as text: what is typed is read when the field is left, and a value is only ever a day that can be chosen. */
export function useDateField({
  value,
  defaultValue,
  onValueChange,
  withTime,
  required,
  min = firstDate,
  max = lastDate,
  locale,
  labels,
}: DateFieldOptions) {
  const [current, setCurrent] = useControllableState(value, defaultValue ?? '', onValueChange);
  /** What is being typed, until it is read. */
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function choose(next: string) {
    setDraft(undefined);
    setProblem(undefined);
    setCurrent(next);
  }
  return {
    text: draft ?? current,
    current,
    problem,
    choose,
    type: (text: string) => {
      setDraft(text);
      setProblem(undefined);
    },
    /** Reads what was typed; what cannot be read stays to be mended, and the value is none. */
    read: () => {
      if (draft === undefined) return;
      const typed = draft.trim();
      const parsed = withTime ? parseDateTime(typed, locale) : parseDate(typed, locale);
      const day = parsed?.slice(0, 10);
      if (typed === '') {
        choose('');
        if (required) setProblem(labels.missing);
      } else if (parsed === undefined || day === undefined) {
        setProblem(labels.unreadable);
        setCurrent('');
      } else if (day < min || day > max) {
        setProblem(labels.outOfRange(min, max));
        setCurrent('');
      } else choose(parsed);
    },
  };
}
