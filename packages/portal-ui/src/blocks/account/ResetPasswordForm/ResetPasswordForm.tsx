import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PasswordField } from '../../../primitives/Field/PasswordField.tsx';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import { NewPasswordField } from '../PasswordDialog/index.ts';
import * as styles from '../shared/form.css.ts';
import type { ResetPasswordFormProps } from './types.ts';
import { useResetPasswordForm } from './use-reset-password-form.ts';

/** Resets a forgotten password, after the phone was verified (decision E1). */
export function ResetPasswordForm({
  status,
  error,
  value,
  onValueChange,
  rule,
  refusedField,
  onSubmit,
  onBack,
  labels,
  className,
  ...rest
}: ResetPasswordFormProps) {
  const [expanded, setExpanded] = useState(value.username !== '');
  const [pressed, setPressed] = useState(false);
  const form = { status, value, onValueChange, rule, refusedField, onSubmit, labels };
  const { field, stopped, met, handleSubmit } = useResetPasswordForm(form);
  return (
    <form
      method="post"
      noValidate
      {...rest}
      data-status={status}
      className={clsx(styles.form, className)}
      onSubmit={handleSubmit}
    >
      <NewPasswordField
        {...field('newpwd')}
        required
        rule={rule}
        met={met}
        labels={labels}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before took the focus away with it
        autoFocus
      />
      <PasswordField
        {...field('submitpwd')}
        label={labels.repeatPassword}
        labels={labels}
        autoComplete="new-password"
        required
      />
      {expanded ? (
        <TextField
          {...field('username')}
          label={labels.username}
          hint={labels.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that expanded it took its own button away
          autoFocus={pressed}
        />
      ) : (
        <button
          type="button"
          className={styles.unfold}
          onClick={() => {
            setPressed(true);
            setExpanded(true);
          }}
        >
          {labels.sharedPhone}
        </button>
      )}
      {status === 'error' && error && !stopped && <Banner tone="danger">{error}</Banner>}
      <Button type="submit" variant="solid" stretch pending={status === 'pending'} className={styles.submit}>
        {labels.submit}
      </Button>
      <button type="button" className={styles.unfold} onClick={onBack}>
        {labels.back}
      </button>
    </form>
  );
}
