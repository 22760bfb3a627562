import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Accessible name. Omit it where the surrounding control has one. */
  label?: string;
  /** Side in px. */
  size?: 16 | 20;
}

/** Pulses instead of turning under reduced motion. */
export function Spinner({ label, size = 16, className, ...rest }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...named} data-size={size} className={clsx(styles.spinner, className)} {...rest} />;
}
