import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is awaited, for assistive tools. Left out where the control around it says so. */
  label?: string;
  /** Side in px. */
  size?: 16 | 20;
}

/** Under reduced motion it breathes instead of turning. */
export function Spinner({ label, size = 16, className, ...rest }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...named} data-size={size} className={clsx(styles.spinner, className)} {...rest} />;
}
