import type { DatePickerLabels } from './types.ts';
import * as styles from './DatePicker.css.ts';

interface ClockProps {
  /** `HH:mm:ss`. */
  value: string;
  disabled: boolean;
  onValueChange: (value: string) => void;
  labels: Pick<DatePickerLabels, 'hour' | 'minute' | 'second'>;
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => String(at).padStart(2, '0'));
const parts = [
  { name: 'hour', values: upTo(24) },
  { name: 'minute', values: upTo(60) },
  { name: 'second', values: upTo(60) },
] as const;

/** Hour, minute and second, in 24-hour format: native selects, which are wheels on a phone. */
export function Clock({ value, disabled, onValueChange, labels }: ClockProps) {
  const current = value.split(':');
  return (
    <div className={styles.clock}>
      {parts.map(({ name, values }, at) => (
        <select
          key={name}
          className={styles.select}
          aria-label={labels[name]}
          value={current[at]}
          disabled={disabled}
          onChange={(event) => onValueChange(current.with(at, event.currentTarget.value).join(':'))}
        >
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ))}
    </div>
  );
}
