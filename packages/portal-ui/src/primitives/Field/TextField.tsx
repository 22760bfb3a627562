import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import * as styles from './Field.css.ts';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** Inside the frame, before the text. */
  leading?: ReactNode;
  /** Inside the frame, after the text. */
  trailing?: ReactNode;
}

/** Single-line text field. `ref` and rest props land on the input, `className` on the root. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  leading,
  trailing,
  className,
  id,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, className }} controlId={id}>
      {(control) => (
        <div className={styles.frame}>
          {leading && <span className={styles.adornment}>{leading}</span>}
          <input className={styles.input} {...control} {...rest} />
          {trailing}
        </div>
      )}
    </Field>
  );
}

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** Multi-line text field; 5 rows by default (specification, section 5). */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  className,
  id,
  rows = 5,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, className }} controlId={id}>
      {(control) => (
        <div className={styles.frame}>
          <textarea className={clsx(styles.input, styles.textArea)} rows={rows} {...control} {...rest} />
        </div>
      )}
    </Field>
  );
}
