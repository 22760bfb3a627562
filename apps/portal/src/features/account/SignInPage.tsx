import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { SignInForm, SignInPage as SignInLayout } from '@snap/portal-ui';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { reportError } from '../../errors/report.ts';
import { changeLanguage } from '../../i18n/activate.ts';
import { useLabels } from '../../i18n/labels.ts';
import { basePath, safeRedirect } from '../../routes/guard.ts';
import { preferences } from '../../stores/preferences.ts';
import { preloadHome } from '../shell/preload-home.ts';
import { useSignIn } from './use-sign-in.ts';

const route = getRouteApi('/login');

/** The way in; leads on to where the guard had stopped the person. */
export function SignInPage() {
  const { t } = useLingui();
  const labels = useLabels();
  const router = useRouter();
  const { redirect } = route.useSearch();
  const { title } = useSnapshot(configuration);
  const { language } = useSnapshot(preferences);
  const { status, error, captcha, submit } = useSignIn(() => {
    void router.navigate({ href: safeRedirect(redirect, location.origin), replace: true });
  });
  return (
    <SignInLayout
      title={title}
      logo={<img src={`${basePath}favicon.svg`} alt="" width={48} height={48} className="mb-2" />}
      subtitle={t`Sign in to continue`}
      language={language}
      onLanguageChange={(next) => void changeLanguage(next).catch(reportError)}
      labels={labels.signInPage}
      // While a name and a password are typed there is time to fetch what comes next.
      onInput={preloadHome}
    >
      <SignInForm
        status={status}
        error={error}
        captcha={captcha}
        labels={labels.signInForm}
        onSubmit={(values) => void submit(values)}
      />
    </SignInLayout>
  );
}
