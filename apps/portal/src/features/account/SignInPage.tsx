import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { SignInForm } from '@snap/portal-ui/sign-in-form';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { useLabels } from '../../i18n/labels.ts';
import { followRedirect } from '../../navigation/follow-redirect.ts';
import { preloadHome } from '../../start/preload-home.ts';
import { entryHref } from './entry-href.ts';
import { reloadPage } from './session-actions.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { useSignIn } from './use-sign-in.ts';

const route = getRouteApi('/login');

/** The way in; leads on to where the guard had stopped the person. */
export function SignInPage() {
  const { t } = useLingui();
  const { signInForm, signInPage } = useLabels();
  const router = useRouter();
  const { redirect } = route.useSearch();
  const { vacant, registration, identitySignInUrl, identityProvider } = useSnapshot(configuration);
  const providerName = identityProvider?.name;
  const { status, error, captcha, secondFactor, submit } = useSignIn(() => {
    void followRedirect(router, redirect);
  });
  if (vacant)
    return (
      <SignInFrame>
        <Banner tone="info">
          {t`There is no organisation yet. Whoever operates this portal makes the first one with “portal tenant add”; then reload this page.`}
        </Banner>
        <Button stretch onClick={reloadPage}>
          {t`Reload`}
        </Button>
      </SignInFrame>
    );
  return (
    <SignInFrame
      subtitle={t`Sign in to continue`}
      links={[
        ...(registration ? [{ href: entryHref('/register', redirect), label: signInPage.register }] : []),
        { href: entryHref('/findPassword', redirect), label: signInPage.forgotten },
        ...(identitySignInUrl && !identityProvider
          ? [{ href: entryHref('/auth-redirect', redirect, { begin: '1' }), label: signInPage.identity }]
          : []),
      ]}
      // While a name and a password are typed there is time to fetch what comes next.
      onInput={preloadHome}
    >
      <SignInForm
        status={status}
        error={error}
        captcha={captcha}
        secondFactor={secondFactor}
        labels={signInForm}
        onSubmit={(values) => void submit(values)}
      />
      {providerName !== undefined && (
        <Button
          onClick={() =>
            void router.navigate({ href: entryHref('/auth-redirect', redirect, { begin: '1' }) })
          }
        >
          {t`Sign in with ${providerName}`}
        </Button>
      )}
    </SignInFrame>
  );
}
