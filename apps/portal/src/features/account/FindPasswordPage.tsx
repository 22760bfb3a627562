import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { codes } from '@snap/portal-api/contract';
import { PhoneForm } from '@snap/portal-ui/phone-form';
import { ResetPasswordForm, type ResetPasswordValues } from '@snap/portal-ui/reset-password-form';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { errorCode } from '../../errors/kinds.ts';
import { useRequest } from '../../hooks/use-request.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useLabels } from '../../i18n/labels.ts';
import { passwordApi } from '../../page-apis.ts';
import { showToast } from '../../stores/toasts.ts';
import { entryHref } from './entry-href.ts';
import { passwordRule } from './password-rule.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { usePhoneProof } from './use-phone-proof.ts';

const route = getRouteApi('/findPassword');

/** Refusals that speak of the password itself. */
const ofPassword: readonly (string | undefined)[] = [codes.passwordWeak, codes.passwordReused];

/** A forgotten password in two steps: the phone, then the new password; then one signs in with it (decision E1). */
export function FindPasswordPage() {
  const { t } = useLingui();
  const { signInPage } = useLabels();
  const { resetPasswordForm } = useLazyLabels('account');
  const router = useRouter();
  const { redirect } = route.useSearch();
  const { registration } = useSnapshot(configuration);
  const { proven, claim, refuse, back, form } = usePhoneProof('reset-password');
  const [value, setValue] = useState<ResetPasswordValues>({ newpwd: '', submitpwd: '', username: '' });
  const { status, error, code, send } = useRequest();

  const reset = ({ newpwd, submitpwd, username }: ResetPasswordValues) =>
    send(
      () =>
        passwordApi.resetPassword({
          ...claim,
          newPassword: newpwd,
          repeatedPassword: submitpwd,
          ...(username && { username }),
        }),
      () => {
        showToast('success', t`Your new password is set. Please sign in with it.`);
        return router.navigate({ href: entryHref('/login', redirect), replace: true });
      },
      (failure) => {
        // With a user name, the name may be wrong instead: the response does not distinguish.
        const codeOver = errorCode(failure) === codes.phoneCodeWrong && username === '';
        if (codeOver) refuse(failure);
        return codeOver;
      },
    );

  return (
    <SignInFrame
      subtitle={t`Set a new password`}
      links={[
        { href: entryHref('/login', redirect), label: signInPage.signIn },
        ...(registration ? [{ href: entryHref('/register', redirect), label: signInPage.register }] : []),
      ]}
    >
      {proven ? (
        <ResetPasswordForm
          status={status}
          error={error}
          refusedField={ofPassword.includes(code) ? 'newpwd' : undefined}
          value={value}
          onValueChange={setValue}
          rule={passwordRule}
          onSubmit={(values) => void reset(values)}
          onBack={back}
          labels={resetPasswordForm}
        />
      ) : (
        <PhoneForm {...form} />
      )}
    </SignInFrame>
  );
}
