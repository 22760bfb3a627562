import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { codes, limits } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { PhoneForm } from '@snap/portal-ui/phone-form';
import { RegisterForm, type RegisterValues } from '@snap/portal-ui/register-form';
import { useState } from 'react';
import { useCatalogue } from '../../errors/catalogue.ts';
import { errorCode, isAborted } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useLabels } from '../../i18n/labels.ts';
import { registrationApi } from '../../page-apis.ts';
import { followRedirect } from '../../navigation/follow-redirect.ts';
import { preloadHome } from '../../start/preload-home.ts';
import { entryHref } from './entry-href.ts';
import { passwordRule } from './password-rule.ts';
import { takeUp } from './session-actions.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { usePhoneProof } from './use-phone-proof.ts';

const route = getRouteApi('/register');

type RegisterState = { status: 'idle' | 'pending' } | { status: 'error'; error: unknown };

/** Making an account in two steps: the phone, then name and password; then one is in (decision E1). */
export function RegisterPage() {
  const { t } = useLingui();
  const { signInPage } = useLabels();
  const { registerForm } = useLazyLabels('account');
  const catalogue = useCatalogue();
  const router = useRouter();
  const { redirect } = route.useSearch();
  const { proven, claim, refuse, back, form } = usePhoneProof('register');
  const [value, setValue] = useState<RegisterValues>({ userName: '', newpwd: '' });
  const [state, setState] = useState<RegisterState>({ status: 'idle' });

  async function register({ userName, newpwd }: RegisterValues) {
    setState({ status: 'pending' });
    try {
      takeUp(await registrationApi.register({ ...claim, password: newpwd, name: userName }));
    } catch (error) {
      const codeOver = errorCode(error) === codes.phoneCodeWrong;
      setState(codeOver || isAborted(error) ? { status: 'idle' } : { status: 'error', error });
      if (codeOver) refuse(error);
      return;
    }
    await followRedirect(router, redirect);
  }

  return (
    <SignInFrame
      subtitle={t`Create an account`}
      links={[
        { href: entryHref('/login', redirect), label: signInPage.signIn },
        { href: entryHref('/findPassword', redirect), label: signInPage.forgotten },
      ]}
      onInput={preloadHome}
    >
      {proven ? (
        <RegisterForm
          status={state.status}
          error={state.status === 'error' ? failureText(state.error, catalogue) : undefined}
          refusedField={
            state.status === 'error' && errorCode(state.error) === codes.passwordWeak ? 'newpwd' : undefined
          }
          value={value}
          onValueChange={setValue}
          maxName={limits.personName}
          rule={passwordRule}
          username={claim.mobile}
          onSubmit={(values) => void register(values)}
          onBack={back}
          labels={registerForm}
        />
      ) : (
        <PhoneForm {...form} />
      )}
    </SignInFrame>
  );
}
