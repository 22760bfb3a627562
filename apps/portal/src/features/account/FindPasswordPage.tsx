import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { codes } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { PhoneForm } from '@snap/portal-ui/phone-form';
import { ResetPasswordForm, type ResetPasswordValues } from '@snap/portal-ui/reset-password-form';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { errorCode, isAborted } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useLabels } from '../../i18n/labels.ts';
import { passwordApi } from '../../page-apis.ts';
import { showToast } from '../../stores/toasts.ts';
import { entryHref } from './entry-href.ts';
import { passwordRule } from './password-rule.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { usePhoneProof } from './use-phone-proof.ts';

const route = getRouteApi('/findPassword');

type ResetState = { status: 'idle' | 'pending' } | { status: 'error'; error: unknown };

/** Refusals that speak of the password itself. */
const ofPassword: readonly (string | undefined)[] = [codes.passwordWeak, codes.passwordReused];

/** A forgotten password in two steps: the phone, then the new password; then one signs in with it (decision E1). */
export function FindPasswordPage() {
  const { t } = useLingui();
  const { signInPage } = useLabels();
  const { resetPasswordForm } = useLazyLabels('account');
  const catalogue = useCatalogue();
  const router = useRouter();
  const { redirect } = route.useSearch();
  const { registration } = useSnapshot(configuration);
  const { proven, claim, refuse, back, form } = usePhoneProof('reset-password');
  const [value, setValue] = useState<ResetPasswordValues>({ newpwd: '', submitpwd: '', username: '' });
  const [state, setState] = useState<ResetState>({ status: 'idle' });

  async function reset({ newpwd, submitpwd, username }: ResetPasswordValues) {
    setState({ status: 'pending' });
    try {
      await passwordApi.resetPassword({
        ...claim,
        newPassword: newpwd,
        repeatedPassword: submitpwd,
        ...(username && { username }),
      });
    } catch (error) {
      // With a user name, the name may be wrong instead: the response does not distinguish.
      const codeOver = errorCode(error) === codes.phoneCodeWrong && username === '';
      setState(codeOver || isAborted(error) ? { status: 'idle' } : { status: 'error', error });
      if (codeOver) refuse(error);
      return;
    }
    showToast('success', t`Your new password is set. Please sign in with it.`);
    await router.navigate({ href: entryHref('/login', redirect), replace: true });
  }

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
          status={state.status}
          error={state.status === 'error' ? failureText(state.error, catalogue) : undefined}
          refusedField={
            state.status === 'error' && ofPassword.includes(errorCode(state.error)) ? 'newpwd' : undefined
          }
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
