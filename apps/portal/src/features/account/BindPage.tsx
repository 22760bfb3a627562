import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { codes } from '@snap/portal-api/contract';
import { BindForm } from '@snap/portal-ui/bind-form';
import { SignInStatus } from '@snap/portal-ui/sign-in-status';
import { useState } from 'react';
import { errorCode } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useLabels } from '../../i18n/labels.ts';
import { followRedirect } from '../../navigation/follow-redirect.ts';
import { signInCodesApi } from '../../page-apis.ts';
import { preloadHome } from '../../start/preload-home.ts';
import { bindTicket, dropBindTicket } from './identity-flow.ts';
import { takeUp, toCall, type Credentials } from './session-actions.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Links the identity from the identity provider to an account, and signs in (decision E1). */
export function BindPage() {
  const { t } = useLingui();
  const { signInPage } = useLabels();
  const { bindForm, signInStatus } = useLazyLabels('account');
  const router = useRouter();
  const [held, setHeld] = useState(bindTicket);

  async function bind(credentials: Credentials) {
    try {
      takeUp(await signInCodesApi.bind({ ...toCall(credentials), ticket: held?.ticket ?? '' }));
      dropBindTicket();
    } catch (error) {
      if (errorCode(error) === codes.signInCodeWrong) {
        dropBindTicket();
        setHeld(undefined);
      }
      throw error;
    }
  }
  const { status, error, captcha, secondFactor, submit } = useSignIn(() => {
    void followRedirect(router, held?.redirect);
  }, bind);

  return (
    <SignInFrame
      subtitle={t`Connect your account`}
      links={held ? [{ href: '/login', label: signInPage.signIn }] : []}
      onInput={preloadHome}
    >
      {held ? (
        <BindForm
          status={status}
          error={error}
          captcha={captcha}
          secondFactor={secondFactor}
          labels={bindForm}
          onSubmit={(values) => void submit(values)}
        />
      ) : (
        <SignInStatus
          status="ended"
          onRetry={() => undefined}
          onSignIn={() => void router.navigate({ to: '/login', replace: true })}
          labels={signInStatus}
        />
      )}
    </SignInFrame>
  );
}
