import { clsx } from 'clsx/lite';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import type { PhoneCodeFieldProps } from './types.ts';
import * as styles from './PhoneForm.css.ts';

/**
 * Field for a six-digit code sent to a phone, with the send button. Phones suggest the code from the message. `ref` and
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
        // `aria-disabled`, because `disabled` would drop the focus during the countdown.
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
