import { clsx } from 'clsx/lite';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { useImperativeHandle, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Tone } from '../Banner/Banner.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useFreePlace } from './free-place.ts';
import { usePausableTimeout } from './use-pausable-timeout.ts';
import * as styles from './Toast.css.ts';

export interface ToastRegionProps extends ComponentProps<'ol'> {
  /** Accessible name of the landmark. */
  label: string;
}

/**
 * Container of the toasts, portalled to the body, below the top bar at the end, where it covers nothing. Keep it
 * mounted, also without toasts, so that they are announced.
 */
export function ToastRegion({ label, className, ref, ...rest }: ToastRegionProps) {
  const own = useRef<HTMLOListElement>(null);
  useImperativeHandle<HTMLOListElement | null, HTMLOListElement | null>(ref, () => own.current);
  useFreePlace(own);
  return createPortal(
    <section aria-label={label}>
      <ol ref={own} role="list" aria-live="polite" className={clsx(styles.region, className)} {...rest} />
    </section>,
    document.body,
  );
}

/** Durations in ms (specification, section 9). */
export const toastDurations = { usual: 5000, forwarded: 6000 } as const;

export interface ToastProps extends ComponentProps<'li'> {
  tone?: Tone;
  /** Duration in ms; 5,000 by default, see `toastDurations`. Paused while hovered or focused. */
  duration?: number;
  onClose: () => void;
  closeLabel: string;
  /** One action, such as undo. */
  action?: ReactNode;
}

const glyphs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A short message that disappears by itself. Failures are red and announced assertively. */
export function Toast({
  tone = 'info',
  duration = toastDurations.usual,
  onClose,
  closeLabel,
  action,
  className,
  children,
  ...rest
}: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  usePausableTimeout(onClose, duration, hovered || focused);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the clock
    <li
      data-tone={tone}
      className={clsx(styles.toast, className)}
      // Not "enter": a toast that comes under a pointer at rest goes away by itself.
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...rest}
    >
      <span className={styles.mark}>
        <Icon glyph={glyphs[tone]} size={20} />
      </span>
      <span className={styles.text} role={tone === 'danger' ? 'alert' : undefined}>
        {children}
      </span>
      <span className={styles.end}>
        {action}
        <IconButton label={closeLabel} icon={<Icon glyph={X} />} onClick={onClose} />
      </span>
    </li>
  );
}
