import { clsx } from 'clsx/lite';
import { visuallyHidden } from '../../theme/reset.css.ts';
import { Field } from './Field.tsx';
import type { TextAreaProps, TextFieldProps } from './TextField.tsx';
import { useCount, type CountedFieldLabels } from './use-count.ts';
import * as counted from './CountedField.css.ts';
import * as styles from './Field.css.ts';

interface Counted {
  /** Maximum length in code points (specification, section 5; decision E11). */
  max?: number;
  labels: CountedFieldLabels;
  onValueChange?: (value: string) => void;
}

export interface CountedFieldProps extends Counted, Omit<TextFieldProps, 'max' | 'maxLength' | 'trailing'> {}
export interface CountedTextAreaProps extends Counted, Omit<TextAreaProps, 'maxLength'> {}

/**
 * Single-line text field with a limit, 100 by default. Accepts longer text, so that a paste can be shortened by hand,
 * and shows the excess. `ref` and rest props land on the input, `className` on the root.
 */
export function CountedField({
  label,
  labelHidden,
  hint,
  error,
  leading,
  max = 100,
  labels,
  onValueChange,
  className,
  id,
  ...rest
}: CountedFieldProps) {
  const { inputProps, counter, problem } = useCount({ max, labels, error, onValueChange }, rest);
  return (
    <Field
      label={label}
      {...(labelHidden !== undefined && { labelHidden })}
      hint={hint}
      error={problem}
      controlId={id}
      className={className}
    >
      {(control) => (
        <div className={styles.frame}>
          {leading && <span className={styles.adornment}>{leading}</span>}
          <input className={styles.input} {...control} {...rest} {...inputProps(control)} />
          {!rest.disabled && <Counter id={`${control.id}-count`} {...counter} />}
        </div>
      )}
    </Field>
  );
}

/** Multi-line `CountedField`, 5 rows by default. */
export function CountedTextArea({
  label,
  labelHidden,
  hint,
  error,
  max = 100,
  labels,
  onValueChange,
  className,
  id,
  rows = 5,
  ...rest
}: CountedTextAreaProps) {
  const { inputProps, counter, problem } = useCount({ max, labels, error, onValueChange }, rest);
  return (
    <Field
      label={label}
      {...(labelHidden !== undefined && { labelHidden })}
      hint={hint}
      error={problem}
      controlId={id}
      className={className}
    >
      {(control) => (
        <div className={clsx(styles.frame, counted.tall)}>
          <textarea
            className={clsx(styles.input, styles.textArea)}
            rows={rows}
            {...control}
            {...rest}
            {...inputProps(control)}
          />
          {!rest.disabled && <Counter id={`${control.id}-count`} {...counter} />}
        </div>
      )}
    </Field>
  );
}

interface CounterProps {
  id: string;
  figures: string;
  words: string;
  over: boolean;
}

function Counter({ id, figures, words, over }: CounterProps) {
  return (
    <span className={counted.counter} data-over={over || undefined}>
      <span aria-hidden dir="ltr">
        {figures}
      </span>
      <span id={id} className={visuallyHidden}>
        {words}
      </span>
    </span>
  );
}
