import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'value' | 'children' | 'aria-label'> {
  /** Accessible name. */
  label: string;
  /** From 0 to `max` (default 1); undefined while unknown. */
  value?: number | undefined;
  /** `warning` near a limit, `danger` when stopped, `muted` while paused. */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'muted';
}

/** Progress bar. Show the figures beside it. */
export function Progress({ label, tone = 'accent', className, ...rest }: ProgressProps) {
  return <progress aria-label={label} data-tone={tone} className={clsx(styles.bar, className)} {...rest} />;
}
