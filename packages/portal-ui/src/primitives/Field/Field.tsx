import { clsx } from 'clsx/lite';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/reset.css.ts';
import * as styles from './Field.css.ts';

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  /** Keeps the label for assistive tools only. */
  labelHidden?: boolean | undefined;
  /** One line under the control. */
  hint?: ReactNode;
  /** Why the value is refused; stands in the place of the hint. */
  error?: ReactNode;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** Id of the control; made up when it is not given. */
  controlId?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, and one line under it. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  controlId,
  className,
  children,
  ...rest
}: FieldProps) {
  const made = useId();
  const id = controlId ?? made;
  const noteId = `${id}-note`;
  const failed = (error ?? '') !== '';
  const note = failed ? error : hint;
  const noted = (note ?? '') !== '';
  return (
    <div className={clsx(styles.field, className)} {...rest}>
      <label htmlFor={id} className={labelHidden ? visuallyHidden : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': noted ? noteId : undefined,
        'aria-invalid': failed || undefined,
      })}
      {/* Always there: a live region announces only what changes inside it. */}
      <div
        id={noteId}
        className={noted ? styles.note : undefined}
        data-tone={failed ? 'danger' : undefined}
        aria-live="polite"
      >
        {note}
      </div>
    </div>
  );
}
