import '@snap/portal-ui/password-dialog/styles.css';
import { PasswordDialog } from '@snap/portal-ui/password-dialog';
import { passwordDialog } from '@snap/portal-ui/password-dialog/labels/en';
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

export function ChangePasswordButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change password…
      </button>
      <PasswordDialog
        open={open}
        onOpenChange={setOpen}
        status="idle"
        rule={rule}
        username="lina"
        onSubmit={() => setOpen(false)}
        onLogOut={() => window.location.assign('/sign-out')}
        labels={passwordDialog}
      />
    </>
  );
}
