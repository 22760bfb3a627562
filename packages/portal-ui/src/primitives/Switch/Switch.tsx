import { clsx } from 'clsx/lite';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/reset.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  labelHidden?: boolean;
  /** Description, one line below the label. */
  description?: ReactNode;
  /** Reason of the state or of a failure; replaces the description and is announced. */
  error?: ReactNode;
  /** Pending: shows a spinner, ignores presses, keeps the focus. */
  pending?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * Switch with an immediate effect; for forms use a checkbox. Text at the start, switch at the end, full width. `ref`
 * and rest props land on the input, `className` on the root.
 */
export function Switch({
  label,
  labelHidden = false,
  description,
  error,
  pending = false,
  onCheckedChange,
  onChange,
  onClick,
  className,
  ...rest
}: SwitchProps) {
  const id = useId();
  const failed = error !== undefined && error !== null && error !== '';
  const note = failed ? error : description;
  const noted = note !== undefined && note !== null && note !== '';
  return (
    <label className={clsx(styles.row, className)}>
      <span className={labelHidden ? visuallyHidden : styles.texts}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {/* Always mounted: a live region announces only changes of its content. */}
        <span
          id={`${id}-note`}
          className={noted ? styles.description : undefined}
          data-tone={failed ? 'danger' : undefined}
          aria-live="polite"
        >
          {note}
        </span>
      </span>
      <span className={styles.end}>
        {pending && <Spinner />}
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself
          role="switch"
          className={styles.track}
          aria-labelledby={`${id}-label`}
          aria-describedby={noted ? `${id}-note` : undefined}
          aria-busy={pending || undefined}
          onClick={(event) => {
            if (pending) event.preventDefault();
            else onClick?.(event);
          }}
          // React fires `change` before the controlled value is restored.
          onChange={(event) => {
            if (pending) return;
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
          {...rest}
        />
      </span>
    </label>
  );
}
