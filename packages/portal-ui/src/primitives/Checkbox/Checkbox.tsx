import { clsx } from 'clsx/lite';
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { visuallyHidden } from '../../theme/reset.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Hides the label visually, in a row that shows it already. */
  labelHidden?: boolean;
  /** One line below the label. */
  description?: ReactNode;
  /** Part of what it represents is checked. A press checks all. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** A restyled native checkbox. `ref` and rest props land on the input, `className` on the root. */
export function Checkbox({
  label,
  labelHidden = false,
  description,
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const described = description !== undefined && description !== null && description !== '';
  // A press clears the native `indeterminate`, so it is set after each render, before paint.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <label className={clsx(styles.row, className)} data-bare={labelHidden || undefined}>
      <span className={styles.mark}>
        <input
          type="checkbox"
          className={styles.box}
          aria-labelledby={`${id}-label`}
          aria-describedby={described ? `${id}-description` : undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
          {...rest}
          ref={input}
        />
      </span>
      <span className={labelHidden ? visuallyHidden : styles.texts}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {described && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
