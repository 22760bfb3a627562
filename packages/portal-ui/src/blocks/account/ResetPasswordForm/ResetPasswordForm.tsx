import { useState } from 'react';
import { PasswordField } from '../../../primitives/Field/PasswordField.tsx';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import { AccountForm, AccountFormAction } from '../shared/AccountForm.tsx';
import { NewPasswordField } from '../PasswordDialog/index.ts';
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
  ...rest
}: ResetPasswordFormProps) {
  const [expanded, setExpanded] = useState(value.username !== '');
  const [pressed, setPressed] = useState(false);
  const form = { status, value, onValueChange, rule, refusedField, onSubmit, labels };
  const { field, stopped, met, handleSubmit } = useResetPasswordForm(form);
  return (
    <AccountForm
      {...rest}
      status={status}
      error={stopped ? undefined : error}
      pending={status === 'pending'}
      submitLabel={labels.submit}
      actions={<AccountFormAction onClick={onBack}>{labels.back}</AccountFormAction>}
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
        <AccountFormAction
          onClick={() => {
            setPressed(true);
            setExpanded(true);
          }}
        >
          {labels.sharedPhone}
        </AccountFormAction>
      )}
    </AccountForm>
  );
}
