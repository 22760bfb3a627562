import { clsx } from 'clsx/lite';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import type { PhoneCodeFieldProps } from './types.ts';
import * as styles from './PhoneForm.css.ts';

/**
 * The six digits that a phone received, with the button that has them sent. Phones offer them from the message. `ref` and
 * rest props land on the input, `className` on the root.
 */
export function PhoneCodeField({
  sending = false,
  sent = false,
  wait = 0,
  onSend,
  labels,
  className,
  ...rest
}: PhoneCodeFieldProps) {
  const resting = sending || wait > 0;
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      className={clsx(styles.digits, className)}
      label={labels.code}
      hint={sent ? labels.sent : undefined}
      trailing={
        // Not `disabled`: the focus stays where it is while the seconds pass.
        <button
          type="button"
          className={styles.send}
          aria-disabled={resting || undefined}
          onClick={() => {
            if (!resting) onSend();
          }}
        >
          {wait > 0 ? labels.wait(wait) : sent ? labels.resend : labels.send}
        </button>
      }
    />
  );
}
