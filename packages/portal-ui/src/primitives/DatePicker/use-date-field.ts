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

/** Text of a date field: parsed on blur; the value is always a valid day within the limits, or empty. */
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
  /** Text being typed, until it is parsed. */
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
    /** Parses the text; an invalid text stays, with an empty value. */
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
