import { CalendarDays } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { lazyComponent } from '../../hooks/lazy-component.tsx';
import { useImeGuard } from '../../hooks/keyboard/use-ime-guard.ts';
import { TextField } from '../Field/TextField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { DatePickerProps } from './types.ts';
import { useDateField } from './use-date-field.ts';
import * as styles from './DatePicker.css.ts';

// Lazy, because dates are mostly typed, and most forms have none.
const CalendarPopover = lazyComponent(() =>
  import('./CalendarPopover.tsx').then((module) => module.CalendarPopover),
);

/**
 * Date field: typed in any common format, or chosen from a calendar. `ref` and rest props land on the input,
 * `className` on the root.
 */
export function DatePicker(props: DatePickerProps) {
  return <PickerField withTime={false} {...props} />;
}

/** Date and time field; the default time is 08:00:00 (specification, section 5). */
export function DateTimePicker(props: DatePickerProps) {
  return <PickerField withTime {...props} />;
}

function PickerField({
  withTime,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  locale,
  today,
  weekStart,
  labels,
  error,
  onChange,
  onBlur,
  onKeyDown,
  ...rest
}: DatePickerProps & { withTime: boolean }) {
  const calendar = { min, max, locale, today, weekStart };
  const required = rest.required ?? false;
  const field = useDateField({ value, defaultValue, onValueChange, withTime, required, labels, ...calendar });
  const [opener, setOpener] = useState<HTMLElement>();
  const guard = useImeGuard();

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (guard.ownsKey(event)) return;
    if (event.key === 'Enter') field.read();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    field.read();
    setOpener(event.currentTarget);
  }
  return (
    <>
      <TextField
        autoComplete="off"
        placeholder={withTime ? labels.dateTimePlaceholder : labels.datePlaceholder}
        {...rest}
        dir="ltr"
        value={field.text}
        error={field.problem ?? error}
        onChange={(event) => {
          onChange?.(event);
          field.type(event.currentTarget.value);
        }}
        onCompositionStart={guard.onCompositionStart}
        onCompositionEnd={guard.onCompositionEnd}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          onBlur?.(event);
          field.read();
        }}
        trailing={
          <IconButton
            label={labels.open}
            className={styles.opener}
            icon={<Icon glyph={CalendarDays} />}
            aria-haspopup="dialog"
            aria-expanded={opener !== undefined}
            disabled={rest.disabled || rest.readOnly}
            onClick={(event) => setOpener(opener ? undefined : event.currentTarget)}
          />
        }
      />
      {opener && (
        <CalendarPopover
          opener={opener}
          value={field.current}
          withTime={withTime}
          required={required}
          onChoose={field.choose}
          onClose={() => setOpener(undefined)}
          labels={labels}
          {...calendar}
        />
      )}
    </>
  );
}
