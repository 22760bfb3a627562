import { clsx } from 'clsx/lite';
import { CircleAlert, CloudOff, Inbox } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `empty`: there is nothing. `failed`: it could not be loaded. `offline`: there is no network. */
  variant?: 'empty' | 'failed' | 'offline';
  /** One sentence. */
  text: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** Instead of the variant's own. */
  glyph?: IconGlyph;
}

const glyphs = { empty: Inbox, failed: CircleAlert, offline: CloudOff };

/** Stands where a list or a detail would: an icon, one sentence, the next step. Announced when it appears. */
export function EmptyState({ variant = 'empty', text, action, glyph, className, ...rest }: EmptyStateProps) {
  return (
    <div
      role={variant === 'failed' ? 'alert' : 'status'}
      data-variant={variant}
      className={clsx(styles.state, className)}
      {...rest}
    >
      <span className={styles.mark}>
        <Icon glyph={glyph ?? glyphs[variant]} size={24} />
      </span>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
