import type { ComponentProps, ReactNode } from 'react';
import type { PasswordFieldLabels } from '../../../primitives/Field/PasswordField.tsx';
import type { CaptchaLabels, CaptchaPicture } from '../shared/captcha.ts';
import type { RenderLink } from '../../shared/links.ts';
import type { LanguageCode } from '../../shell/Preferences/index.ts';
import type { MutationStatus } from '../../shared/status.ts';

export interface SignInFormLabels extends PasswordFieldLabels, CaptchaLabels {
  username: string;
  password: string;
  organisation: string;
  organisationHint: string;
  /** Unfolds the organisation field. */
  otherOrganisation: string;
  usernameMissing: string;
  passwordMissing: string;
  signIn: string;
}

export interface SignInValues {
  username: string;
  password: string;
  /** Empty: the installation's own organisation. */
  tenantId: string;
  /** What was read in the picture, where there is one. */
  captcha?: string;
}

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  status: MutationStatus;
  /** One clear sentence, with `status: 'error'`. What was typed stays. */
  error?: ReactNode;
  /** Above the fields. */
  lead?: ReactNode;
  defaultUsername?: string;
  /** Organisation that is filled in; unfolds the field. */
  defaultTenantId?: string;
  /** The picture to read, once the server asks for it. */
  captcha?: CaptchaPicture | undefined;
  /** Called with a user name and a password that are not empty. */
  onSubmit: (values: SignInValues) => void;
  labels: SignInFormLabels;
}

export interface SignInPageLabels {
  /** Name of the row of languages. */
  language: string;
  /** Ways to the other pages of those who have no session: making an account, a forgotten password, the organisation's identity provider, back to signing in. */
  register: string;
  forgotten: string;
  identity: string;
  signIn: string;
}

export interface SignInPageLink {
  href: string;
  label: ReactNode;
}

export interface SignInPageProps extends ComponentProps<'div'> {
  /** Name of the product. */
  title: string;
  /** One line under it. */
  subtitle?: ReactNode;
  /** Instead of the product's first character. */
  logo?: ReactNode;
  language: LanguageCode;
  onLanguageChange: (language: LanguageCode) => void;
  /** Ways to other pages, at the end of the card. */
  links?: readonly SignInPageLink[];
  renderLink?: RenderLink;
  labels: Pick<SignInPageLabels, 'language'>;
}
