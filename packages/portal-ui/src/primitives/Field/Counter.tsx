import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../theme/reset.css.ts';
import * as styles from './Field.css.ts';

export interface CounterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Length so far, in code points. */
  length: number;
  max: number;
  /** The two numbers in words, for assistive tools: "3 of 16 characters". */
  label: string;
}

/**
 * How much of a field's room is taken. Text beyond it is not cut off, because that would take characters from an input
 * method's hands: the number turns red, and the field says so when it is sent.
 */
export function Counter({ length, max, label, className, ...rest }: CounterProps) {
  return (
    <span className={clsx(styles.counter, className)} data-over={length > max || undefined} {...rest}>
      <span aria-hidden>
        {length}/{max}
      </span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}
