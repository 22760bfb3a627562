import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'value' | 'children' | 'aria-label'> {
  /** What is under way. */
  label: string;
  /** How far, from 0 to `max` (1 unless said otherwise). Left out while nobody knows. */
  value?: number | undefined;
  /** `warning` where it nears an end, `danger` where it has stopped, `muted` while it stands still. */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'muted';
}

/** How far something long has come. Figures stand beside it, in words of whoever places it. */
export function Progress({ label, tone = 'accent', className, ...rest }: ProgressProps) {
  return <progress aria-label={label} data-tone={tone} className={clsx(styles.bar, className)} {...rest} />;
}
