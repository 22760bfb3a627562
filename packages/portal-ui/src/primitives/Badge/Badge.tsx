import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/reset.css.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = 'danger' | 'accent' | 'neutral' | 'soft';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Renders nothing at 0 unless `showZero`. */
  count?: number;
  /** Maximum; above it the badge shows `99+`. */
  max?: number;
  /** Shows 0, for instance for the results of a tab. */
  showZero?: boolean;
  tone?: BadgeTone;
  /** Accessible name, such as "3 unread messages": replaces the number for assistive technology. */
  label?: string;
  /** A word instead of a count. */
  children?: ReactNode;
}

/** A count or one word beside a name. */
export function Badge({
  count,
  max = 99,
  showZero = false,
  tone = 'danger',
  label,
  className,
  children,
  ...rest
}: BadgeProps) {
  if (count !== undefined && count <= 0 && !showZero) return null;
  const shown = count === undefined ? children : count > max ? `${max}+` : count;
  return (
    <span className={clsx(styles.badge, styles.tones[tone], className)} data-tone={tone} {...rest}>
      {label === undefined ? (
        shown
      ) : (
        <>
          <span aria-hidden>{shown}</span>
          <span className={visuallyHidden}>{label}</span>
        </>
      )}
    </span>
  );
}
