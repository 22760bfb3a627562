import { SignInPage, type SignInPageProps } from '@snap/portal-ui/sign-in-form';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { reportError } from '../../errors/report.ts';
import { changeLanguage } from '../../i18n/activate.ts';
import { useLabels } from '../../i18n/labels.ts';
import { preferences } from '../../stores/preferences.ts';
import { ProductMark } from '../../icons/ProductMark.tsx';
import { renderLink } from '../../navigation/render-link.tsx';

type SignInFrameProps = Pick<SignInPageProps, 'subtitle' | 'links' | 'children' | 'onInput'>;

/** Frame of the forms before the sign-in: product, links to the other forms, languages. */
export function SignInFrame(props: SignInFrameProps) {
  const labels = useLabels();
  const { title } = useSnapshot(configuration);
  const { language } = useSnapshot(preferences);
  return (
    <SignInPage
      title={title}
      logo={<ProductMark size={48} className="mb-2" />}
      language={language}
      onLanguageChange={(next) => void changeLanguage(next).catch(reportError)}
      renderLink={renderLink}
      labels={labels.signInPage}
      {...props}
    />
  );
}
