import '@snap/portal-ui/sign-in-form/styles.css';
import { SignInForm, type SignInValues } from '@snap/portal-ui/sign-in-form';
import { signInForm } from '@snap/portal-ui/sign-in-form/labels/en';
import { useState } from 'react';

export function SignIn() {
  const [status, setStatus] = useState<'idle' | 'pending' | 'error'>('idle');
  async function submit(values: SignInValues) {
    setStatus('pending');
    const response = await fetch('/session', { method: 'POST', body: JSON.stringify(values) });
    if (response.ok) window.location.assign('/');
    else setStatus('error');
  }
  return (
    <SignInForm
      status={status}
      error="The user name or the password is wrong."
      onSubmit={(values) => void submit(values)}
      labels={signInForm}
    />
  );
}
