import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef, KeyboardEvent, PointerEvent } from 'react';
import * as styles from './PaneSeparator.css.ts';

export interface PaneSeparatorProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'role' | 'aria-label'
> {
  label: string;
  /** Width of the pane, and its limits. Pixels. */
  value: number;
  min: number;
  max: number;
  /** Enter and a double click give this width. */
  usual: number;
  onValueChange: (value: number) => void;
  /** The value in words. */
  valueText: string;
}

/** How far a key moves the edge; with Shift, further. Pixels. */
const steps = { small: 16, large: 64 } as const;

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** The starting edge of a pane at the inline end, its positioned parent: dragged, and moved by key. */
export function PaneSeparator({
  label,
  value,
  min,
  max,
  usual,
  onValueChange,
  valueText,
  className,
  ...rest
}: PaneSeparatorProps) {
  const change = (next: number) => onValueChange(Math.min(next, max));

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.shiftKey ? steps.large : steps.small;
    // The pane grows towards the start.
    const towardsStart = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    const towardsEnd = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const next = {
      [towardsStart]: value + step,
      [towardsEnd]: value - step,
      Home: min,
      End: max,
      Enter: usual,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const { currentTarget, pointerId, clientX } = event;
    const pane = currentTarget.parentElement;
    if (!currentTarget.hasPointerCapture(pointerId) || !pane) return;
    const { left, right } = pane.getBoundingClientRect();
    change(isRtl(currentTarget) ? clientX - left : right - clientX);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes the focus is a control
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={valueText}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      className={clsx(styles.separator, className)}
      onKeyDown={handleKeyDown}
      onPointerDown={({ currentTarget, pointerId, button }) => {
        if (button === 0) currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={handlePointerMove}
      onDoubleClick={() => onValueChange(usual)}
      {...rest}
    />
  );
}
