import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from './Kbd.css.ts';

export type KbdProps = ComponentProps<'kbd'>;

/** A key or a chord, as printed on the keyboard. */
export function Kbd({ className, ...rest }: KbdProps) {
  return <kbd className={clsx(styles.kbd, className)} {...rest} />;
}
