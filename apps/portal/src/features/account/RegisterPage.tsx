import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { codes, limits } from '@snap/portal-api/contract';
import { PhoneForm } from '@snap/portal-ui/phone-form';
import { RegisterForm, type RegisterValues } from '@snap/portal-ui/register-form';
import { useState } from 'react';
import { errorCode } from '../../errors/kinds.ts';
import { useRequest } from '../../hooks/use-request.ts';
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

/** Making an account in two steps: the phone, then name and password; then one is in (decision E1). */
export function RegisterPage() {
  const { t } = useLingui();
  const { signInPage } = useLabels();
  const { registerForm } = useLazyLabels('account');
  const router = useRouter();
  const { redirect } = route.useSearch();
  const { proven, claim, refuse, back, form } = usePhoneProof('register');
  const [value, setValue] = useState<RegisterValues>({ userName: '', newpwd: '' });
  const { status, error, code, send } = useRequest();

  const register = ({ userName, newpwd }: RegisterValues) =>
    send(
      async () => takeUp(await registrationApi.register({ ...claim, password: newpwd, name: userName })),
      () => followRedirect(router, redirect),
      (failure) => {
        const codeOver = errorCode(failure) === codes.phoneCodeWrong;
        if (codeOver) refuse(failure);
        return codeOver;
      },
    );

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
          status={status}
          error={error}
          refusedField={code === codes.passwordWeak ? 'newpwd' : undefined}
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
