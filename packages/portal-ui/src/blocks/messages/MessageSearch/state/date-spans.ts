import { isoDay } from '../../../shared/text/format-time.ts';
import type { TimeSettings } from '../../../shared/views.ts';
import type { DateSpan, MessageSearchFilters } from '../types.ts';

const days: Record<DateSpan, number> = { today: 0, week: 6, month: 29 };

export const dateSpans = ['today', 'week', 'month'] as const satisfies readonly DateSpan[];

/** First day of a span that ends today. */
export const spanStart = (span: DateSpan, settings: TimeSettings): string =>
  isoDay(settings.now - days[span] * 86_400_000, settings);

/** Formats a day for a chip, without the current year. */
export function shortDay(day: string, settings: TimeSettings): string {
  const sameYear = isoDay(settings.now, settings).startsWith(day.slice(0, 4));
  return new Intl.DateTimeFormat(settings.locale, {
    timeZone: 'UTC',
    ...(!sameYear && { year: 'numeric' }),
    month: 'numeric',
    day: 'numeric',
  }).format(Date.parse(day));
}

/** The span that matches the filter's days; undefined for other days. */
export const spanOf = ({ from, to }: MessageSearchFilters, settings: TimeSettings): DateSpan | undefined =>
  to === undefined ? dateSpans.find((span) => spanStart(span, settings) === from) : undefined;
