import { DatePicker } from '../../../../primitives/DatePicker/DatePicker.tsx';
import { isoDay } from '../../../shared/text/format-time.ts';
import type { TimeSettings } from '../../../shared/views.ts';
import { dateSpans, spanOf, spanStart } from '../state/date-spans.ts';
import type { MessageSearchFilters, MessageSearchLabels } from '../types.ts';
import { filterChip } from '../../../../theme/patterns.css.ts';
import * as styles from './SearchFilters.css.ts';

export interface DateFilterProps {
  filters: MessageSearchFilters;
  onChange: (filters: MessageSearchFilters) => void;
  /** Called when a span was chosen, to close the popover. */
  onDone: () => void;
  time: TimeSettings;
  labels: MessageSearchLabels;
}

/** Filter by date: a span that ends today, or first and last day. */
export function DateFilter({ filters, onChange, onDone, time, labels }: DateFilterProps) {
  const { from, to } = filters;
  const today = isoDay(time.now, time);
  const span = spanOf(filters, time);
  const choose = (start: string | undefined) => {
    onChange({ ...filters, from: start, to: undefined });
    onDone();
  };
  const picker = { locale: time.locale, today, max: today, labels: labels.datePicker };
  return (
    <div className={styles.panel}>
      <div className={styles.spans}>
        <button
          type="button"
          className={filterChip}
          aria-pressed={from === undefined && to === undefined}
          onClick={() => choose(undefined)}
        >
          {labels.anyDate}
        </button>
        {dateSpans.map((one) => (
          <button
            key={one}
            type="button"
            className={filterChip}
            aria-pressed={span === one}
            onClick={() => choose(spanStart(one, time))}
          >
            {labels.spans[one]}
          </button>
        ))}
      </div>
      <DatePicker
        label={labels.from}
        value={from ?? ''}
        onValueChange={(day) => onChange({ ...filters, from: day || undefined })}
        {...picker}
        max={to ?? today}
      />
      <DatePicker
        label={labels.to}
        value={to ?? ''}
        onValueChange={(day) => onChange({ ...filters, to: day || undefined })}
        {...picker}
        min={from}
      />
    </div>
  );
}
