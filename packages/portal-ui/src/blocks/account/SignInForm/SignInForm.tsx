import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { PasswordField } from '../../../primitives/Field/PasswordField.tsx';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import { AccountForm, AccountFormAction } from '../shared/AccountForm.tsx';
import { CaptchaField } from '../shared/CaptchaField.tsx';
import type { SignInFormProps } from './types.ts';

const text = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Username and password, with a collapsed organisation field; a captcha and the code of a second factor once they are required. Uncontrolled, so that a refusal loses no input and
 * password managers see an ordinary form.
 */
export function SignInForm({
  status,
  error,
  lead,
  defaultUsername = '',
  defaultTenantId = '',
  captcha,
  secondFactor,
  onSubmit,
  labels,
  ...rest
}: SignInFormProps) {
  const [expanded, setExpanded] = useState(defaultTenantId !== '');
  const [missing, setMissing] = useState({ username: false, password: false, captcha: false, code: false });
  /** Validation failed in the form: hides the reason of the last refusal. */
  const [stopped, setStopped] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const captchaRef = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const pending = status === 'pending';
  const { src, takesFocus } = captcha ?? {};

  useEffect(() => {
    // Each captcha remounts its field, so the focus must be restored.
    if (src !== undefined) (takesFocus ? captchaRef : password).current?.focus();
  }, [src, takesFocus]);

  const wrongCodes = secondFactor?.wrong;
  useEffect(() => {
    if (wrongCodes === undefined) return;
    code.current?.focus();
    code.current?.select();
  }, [wrongCodes]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const values = {
      username: text(data, 'username').trim(),
      // Not trimmed: a password may begin or end with a space.
      password: text(data, 'password'),
      tenantId: text(data, 'tenantId').trim(),
      ...(captcha && { captcha: text(data, 'checkCode').trim() }),
      ...(secondFactor && { secondFactor: text(data, 'secondFactor').trim(), trust: data.has('trust') }),
    };
    const lacks = {
      username: values.username === '',
      password: values.password === '',
      captcha: values.captcha === '',
      code: values.secondFactor === '',
    };
    setMissing(lacks);
    setStopped(Object.values(lacks).some(Boolean));
    if (lacks.username) username.current?.focus();
    else if (lacks.password) password.current?.focus();
    else if (lacks.captcha) captchaRef.current?.focus();
    else if (lacks.code) code.current?.focus();
    else onSubmit(values);
  }

  return (
    <AccountForm
      status={status}
      error={stopped ? undefined : error}
      pending={pending}
      submitLabel={labels.signIn}
      actions={
        !expanded && (
          <AccountFormAction onClick={() => setExpanded(true)}>{labels.otherOrganisation}</AccountFormAction>
        )
      }
      onSubmit={handleSubmit}
      {...rest}
    >
      {lead}
      <TextField
        ref={username}
        name="username"
        label={labels.username}
        error={missing.username ? labels.usernameMissing : undefined}
        defaultValue={defaultUsername}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing in is all there is to do here
        autoFocus={defaultUsername === ''}
        onChange={() => setMissing((before) => ({ ...before, username: false }))}
      />
      <PasswordField
        ref={password}
        name="password"
        label={labels.password}
        labels={labels}
        error={missing.password ? labels.passwordMissing : undefined}
        autoComplete="current-password"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing in is all there is to do here
        autoFocus={defaultUsername !== ''}
        onChange={() => setMissing((before) => ({ ...before, password: false }))}
      />
      {expanded && (
        <TextField
          name="tenantId"
          label={labels.organisation}
          hint={labels.organisationHint}
          defaultValue={defaultTenantId}
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that expanded it took its own button away
          autoFocus={defaultTenantId === ''}
        />
      )}
      {captcha && (
        <CaptchaField
          // A new captcha clears the text of the previous one.
          key={captcha.src}
          ref={captchaRef}
          captcha={captcha}
          error={missing.captcha ? labels.captchaMissing : undefined}
          onChange={() => setMissing((before) => ({ ...before, captcha: false }))}
          labels={labels}
        />
      )}
      {secondFactor && (
        <>
          <TextField
            ref={code}
            name="secondFactor"
            label={labels.code}
            hint={labels.codeHint}
            error={missing.code ? labels.codeMissing : undefined}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            onChange={() => setMissing((before) => ({ ...before, code: false }))}
          />
          <Checkbox name="trust" label={labels.trust} />
        </>
      )}
    </AccountForm>
  );
}
