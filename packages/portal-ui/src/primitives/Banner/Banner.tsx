import { clsx } from 'clsx/lite';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Banner.css.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps extends ComponentProps<'div'> {
  tone?: Tone;
  /** At the end, such as retry and dismiss. */
  action?: ReactNode;
}

const glyphs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** One sentence in the flow of the page; a live region, assertive for failures. */
export function Banner({ tone = 'info', action, className, children, ...rest }: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      data-tone={tone}
      className={clsx(styles.banner, styles.tones[tone], className)}
      {...rest}
    >
      <span className={styles.mark}>
        <Icon glyph={glyphs[tone]} />
      </span>
      <span className={styles.text}>{children}</span>
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}
