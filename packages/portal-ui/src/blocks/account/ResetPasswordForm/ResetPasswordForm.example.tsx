import '@snap/portal-ui/reset-password-form/styles.css';
import { ResetPasswordForm, type ResetPasswordValues } from '@snap/portal-ui/reset-password-form';
import { resetPasswordForm } from '@snap/portal-ui/reset-password-form/labels/en';
import { useState } from 'react';

const rule = {
  check: (password: string) => ({
    minLength: password.length >= 8,
    maxLength: password.length <= 128,
    uppercase: /[A-Z]/.test(password),
    lowercase: /[a-z]/.test(password),
    digit: /\d/.test(password),
    special: /[!@#$%^&*]/.test(password),
  }),
  specials: '!@#$%^&*',
  min: 8,
  max: 128,
};

export function ResetPassword() {
  const [value, setValue] = useState<ResetPasswordValues>({ newpwd: '', submitpwd: '', username: '' });
  return (
    <ResetPasswordForm
      status="idle"
      value={value}
      onValueChange={setValue}
      rule={rule}
      onSubmit={() => window.location.assign('/sign-in')}
      onBack={() => window.history.back()}
      labels={resetPasswordForm}
    />
  );
}
