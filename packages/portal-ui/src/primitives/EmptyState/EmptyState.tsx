import { clsx } from 'clsx/lite';
import { CircleAlert, CloudOff, Inbox } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `empty`: there are no items. `failed`: loading failed. `offline`: there is no network. */
  variant?: 'empty' | 'failed' | 'offline';
  /** One sentence. */
  text: ReactNode;
  /** The next step, such as a button. */
  action?: ReactNode;
  /** Replaces the variant's icon. */
  glyph?: IconGlyph;
}

const glyphs = { empty: Inbox, failed: CircleAlert, offline: CloudOff };

/** Replaces a list or a detail: an icon, one sentence, the next step. A live region. */
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
