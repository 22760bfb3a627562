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
  /** Keeps the label for assistive tools only, in a row that names itself. */
  labelHidden?: boolean;
  /** One line under the label. */
  description?: ReactNode;
  /** Some of what it stands for is chosen, and some is not. A press makes it all. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** The browser's own checkbox, drawn anew. `ref` and rest props land on the input, `className` on the root. */
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
  // A press takes the browser's mark away, so it is set after each render, and before anyone sees the box without it.
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
