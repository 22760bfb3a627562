import { useState } from 'react';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import { AccountForm, AccountFormAction } from '../shared/AccountForm.tsx';
import { CaptchaField } from '../shared/CaptchaField.tsx';
import { PhoneCodeField } from './PhoneCodeField.tsx';
import type { PhoneFormProps } from './types.ts';
import { usePhoneForm } from './use-phone-form.ts';

/**
 * Verifies a phone: the first step of registration and of a password reset (decision E1). Controlled, so that the
 * values are still there when the user comes back from the next step.
 */
export function PhoneForm({
  status,
  error,
  value,
  onValueChange,
  rule,
  sent = false,
  wait = 0,
  captcha,
  refusedField,
  onSendCode,
  onSubmit,
  labels,
  ...rest
}: PhoneFormProps) {
  const [expanded, setExpanded] = useState(value.tenantId !== '');
  const [pressed, setPressed] = useState(false);
  const { field, captchaRef, captchaMissing, stopped, handleCaptchaChange, handleSend, handleSubmit } =
    usePhoneForm({
      status,
      value,
      onValueChange,
      rule,
      sent,
      wait,
      captcha,
      refusedField,
      onSendCode,
      onSubmit,
      labels,
    });
  return (
    <AccountForm
      {...rest}
      status={status}
      error={stopped ? undefined : error}
      pending={status === 'checking' || status === 'sending'}
      submitLabel={labels.submit}
      actions={
        !expanded && (
          <AccountFormAction
            onClick={() => {
              setPressed(true);
              setExpanded(true);
            }}
          >
            {labels.otherOrganisation}
          </AccountFormAction>
        )
      }
      onSubmit={handleSubmit}
    >
      <TextField
        {...field('mobile')}
        type="tel"
        label={labels.mobile}
        autoComplete="tel-national"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the number is the first thing there is to do here
        autoFocus={value.mobile === ''}
      />
      {captcha && (
        <CaptchaField
          // A new captcha clears the text of the previous one.
          key={captcha.src}
          ref={captchaRef}
          captcha={captcha}
          hint={labels.captchaHint}
          error={captchaMissing ? labels.captchaMissing : undefined}
          onChange={handleCaptchaChange}
          labels={labels}
        />
      )}
      <PhoneCodeField
        {...field('smsCode')}
        required
        sending={status === 'sending'}
        sent={sent}
        wait={wait}
        onSend={handleSend}
        labels={labels}
      />
      {expanded && (
        <TextField
          {...field('tenantId')}
          label={labels.organisation}
          hint={labels.organisationHint}
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that expanded it took its own button away
          autoFocus={pressed}
        />
      )}
    </AccountForm>
  );
}
