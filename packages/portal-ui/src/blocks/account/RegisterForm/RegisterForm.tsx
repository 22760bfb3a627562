import { CountedField } from '../../../primitives/Field/CountedField.tsx';
import { AccountForm, AccountFormAction } from '../shared/AccountForm.tsx';
import { HiddenUsername } from '../shared/HiddenUsername.tsx';
import { NewPasswordField } from '../PasswordDialog/index.ts';
import type { RegisterFormProps } from './types.ts';
import { useRegisterForm } from './use-register-form.ts';

/** Name and password of a new account, after the phone was verified (decision E1). */
export function RegisterForm({
  status,
  error,
  value,
  onValueChange,
  maxName,
  rule,
  refusedField,
  username,
  onSubmit,
  onBack,
  labels,
  ...rest
}: RegisterFormProps) {
  const form = { status, value, onValueChange, maxName, rule, refusedField, onSubmit, labels };
  const { field, stopped, met, handleSubmit } = useRegisterForm(form);
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
      <CountedField
        {...field('userName')}
        label={labels.name}
        hint={labels.nameHint}
        max={maxName}
        labels={labels}
        autoComplete="name"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before took the focus away with it
        autoFocus
      />
      <HiddenUsername value={username} />
      <NewPasswordField {...field('newpwd')} required rule={rule} met={met} labels={labels} />
    </AccountForm>
  );
}
