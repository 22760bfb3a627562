import { clsx } from 'clsx/lite';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export type ButtonVariant = 'solid' | 'soft' | 'outline' | 'quiet' | 'danger';
export type ControlSize = 'regular' | 'small';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `solid` for the primary action of a view, `danger` for destructive ones. */
  variant?: ButtonVariant;
  /** `regular` follows the chosen size (40 px by default); `small` is for bars and rows. */
  size?: ControlSize;
  /** Before the text. */
  icon?: ReactNode;
  /** Shows a spinner and ignores presses; keeps the focus. */
  pending?: boolean;
  /** As wide as its container. */
  stretch?: boolean;
}

export function Button({
  variant = 'outline',
  size = 'regular',
  icon,
  pending = false,
  stretch = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A pending submit button must not submit again, also not by Enter.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
      type={type}
      className={clsx(
        styles.button,
        styles.variants[variant],
        styles.sizes[size],
        stretch && styles.stretched,
        className,
      )}
      data-variant={variant}
      data-size={size}
      aria-disabled={pending || undefined}
      data-pending={pending || undefined}
      onClick={handleClick}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
