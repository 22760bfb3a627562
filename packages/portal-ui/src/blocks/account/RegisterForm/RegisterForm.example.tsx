import '@snap/portal-ui/register-form/styles.css';
import { RegisterForm, type RegisterValues } from '@snap/portal-ui/register-form';
import { registerForm } from '@snap/portal-ui/register-form/labels/en';
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

export function Register() {
  const [value, setValue] = useState<RegisterValues>({ userName: '', newpwd: '' });
  return (
    <RegisterForm
      status="idle"
      value={value}
      onValueChange={setValue}
      maxName={20}
      rule={rule}
      username="13800001234"
      onSubmit={({ userName }) => window.location.assign(`/welcome?name=${userName}`)}
      onBack={() => window.history.back()}
      labels={registerForm}
    />
  );
}
