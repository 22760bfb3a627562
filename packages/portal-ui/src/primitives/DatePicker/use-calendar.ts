import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  addDays,
  addMonths,
  clampDate,
  firstDate,
  firstDayOfWeek,
  lastDate,
  monthWeeks,
  startOfWeek,
  type IsoDate,
} from './dates.ts';
import type { CalendarOptions } from './types.ts';

/** A month as a grid of days with a roving tabindex; the keys of the WAI-ARIA date grid also cross months. */
export function useCalendar({
  selected,
  min = firstDate,
  max = lastDate,
  locale,
  today,
  weekStart = firstDayOfWeek(locale),
}: CalendarOptions & { selected: IsoDate | undefined }) {
  /** The tab stop; its month is shown. */
  const [focused, setFocused] = useState(() => clampDate(selected ?? today, min, max));
  const dayRef = useRef<HTMLButtonElement>(null);
  /** Focus moves only by keyboard: a press on an arrow leaves the focus there. */
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) dayRef.current?.focus();
    byKey.current = false;
  });
  const [seen, setSeen] = useState(selected);
  if (seen !== selected) {
    setSeen(selected);
    if (selected !== undefined) setFocused(clampDate(selected, min, max));
  }

  const show = (date: IsoDate) => setFocused(clampDate(date, min, max));

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const first = startOfWeek(focused, weekStart);
    const targets: Record<string, IsoDate> = {
      ArrowLeft: addDays(focused, -forward),
      ArrowRight: addDays(focused, forward),
      ArrowUp: addDays(focused, -7),
      ArrowDown: addDays(focused, 7),
      Home: first,
      End: addDays(first, 6),
      PageUp: addMonths(focused, event.shiftKey ? -12 : -1),
      PageDown: addMonths(focused, event.shiftKey ? 12 : 1),
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
    byKey.current = true;
  }
  return {
    focused,
    dayRef,
    weeks: monthWeeks(focused, weekStart),
    isInMonth: (date: IsoDate) => date.slice(0, 7) === focused.slice(0, 7),
    isAllowed: (date: IsoDate) => date >= min && date <= max,
    years: { first: Number(min.slice(0, 4)), last: Number(max.slice(0, 4)) },
    canGo: (months: number) =>
      addMonths(focused, months).slice(0, 7) >= min.slice(0, 7) &&
      addMonths(focused, months).slice(0, 7) <= max.slice(0, 7),
    goBy: (months: number) => show(addMonths(focused, months)),
    handleKeyDown,
  };
}
