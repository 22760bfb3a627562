import { clsx } from 'clsx/lite';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CountedField } from '../../../primitives/Field/CountedField.tsx';
import { HiddenUsername } from '../shared/HiddenUsername.tsx';
import { NewPasswordField } from '../PasswordDialog/index.ts';
import * as styles from '../shared/form.css.ts';
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
  className,
  ...rest
}: RegisterFormProps) {
  const form = { status, value, onValueChange, maxName, rule, refusedField, onSubmit, labels };
  const { field, stopped, met, handleSubmit } = useRegisterForm(form);
  return (
    <form
      method="post"
      noValidate
      {...rest}
      data-status={status}
      className={clsx(styles.form, className)}
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
