import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { TextField } from './TextField.tsx';
import type { FieldTexts } from './Field.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldLabels {
  /** Visible text of the button: short verbs. */
  show: string;
  hide: string;
  /** Accessible names of the button. */
  showPassword: string;
  hidePassword: string;
  capsLock: string;
}

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  labels: PasswordFieldLabels;
}

/** Password field with a button that shows the password and a Caps Lock hint. */
export function PasswordField({ labels, hint, onKeyDown, onKeyUp, onBlur, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Autofill fires key events without `getModifierState`.
  const read = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...rest}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? labels.capsLock : hint}
      onKeyDown={(event) => {
        read(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        read(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      trailing={
        <button
          type="button"
          className={styles.reveal}
          aria-label={shown ? labels.hidePassword : labels.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? labels.hide : labels.show}
        </button>
      }
    />
  );
}
