import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Popover, PopoverAnchor, PopoverContent } from '../Popover/Popover.tsx';
import { Calendar } from './Calendar.tsx';
import { Clock } from './Clock.tsx';
import { defaultTime, firstDate, lastDate, type IsoDate } from './dates.ts';
import type { CalendarOptions, DatePickerLabels } from './types.ts';
import * as styles from './DatePicker.css.ts';

export interface CalendarPopoverProps extends CalendarOptions {
  /** The trigger: takes the focus back, and toggles the calendar itself. */
  opener: HTMLElement;
  value: string;
  withTime: boolean;
  required: boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
  labels: DatePickerLabels;
}

/** The open calendar. Choosing a day closes it, unless a time is to be chosen, too. */
export function CalendarPopover({
  opener,
  value,
  withTime,
  required,
  onChoose,
  onClose,
  labels,
  ...options
}: CalendarPopoverProps) {
  const { today, min = firstDate, max = lastDate } = options;
  const anchor = useRef(opener);
  const leftByPress = useRef(false);
  const day = value === '' ? undefined : value.slice(0, 10);
  const time = value.slice(11) || defaultTime;

  function handleSelect(date: IsoDate) {
    onChoose(withTime ? `${date} ${time}` : date);
    if (!withTime) onClose();
  }
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        align="end"
        aria-label={labels.calendar}
        onOpenAutoFocus={(event) => {
          const content = event.currentTarget;
          event.preventDefault();
          if (content instanceof HTMLElement)
            content.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus();
        }}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault();
          else leftByPress.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!leftByPress.current) opener.focus();
        }}
      >
        <div className={styles.panel}>
          <Calendar selected={day} onSelect={handleSelect} labels={labels} {...options} />
          {withTime && (
            <Clock
              value={time}
              disabled={day === undefined}
              onValueChange={(next) => day !== undefined && onChoose(`${day} ${next}`)}
              labels={labels}
            />
          )}
          <div className={styles.foot}>
            <Button
              variant="quiet"
              size="small"
              disabled={today < min || today > max}
              onClick={() => handleSelect(today)}
            >
              {labels.today}
            </Button>
            {!required && value !== '' && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  onChoose('');
                  onClose();
                }}
              >
                {labels.clear}
              </Button>
            )}
            {withTime && (
              <Button variant="solid" size="small" onClick={onClose}>
                {labels.done}
              </Button>
            )}
          </div>
        </div>
      </PopoverContent>
    </Popover>
  );
}
