import type { ComponentProps, ReactNode } from 'react';
import type { PasswordFieldLabels } from '../../../primitives/Field/PasswordField.tsx';
import type { CaptchaLabels, Captcha } from '../shared/captcha.ts';
import type { RenderLink } from '../../shared/links.ts';
import type { LanguageCode } from '../../shell/Preferences/index.ts';
import type { MutationStatus } from '../../shared/status.ts';

export interface SignInFormLabels extends PasswordFieldLabels, CaptchaLabels {
  username: string;
  password: string;
  organisation: string;
  organisationHint: string;
  /** Shows the organisation field. */
  otherOrganisation: string;
  usernameMissing: string;
  passwordMissing: string;
  /** Code of the second factor. */
  code: string;
  codeHint: string;
  codeMissing: string;
  /** This browser is not asked for it for a while. */
  trust: string;
  signIn: string;
}

export interface SignInValues {
  username: string;
  password: string;
  /** Empty: the default organisation of the installation. */
  tenantId: string;
  /** Text of the captcha, if there is one. */
  captcha?: string;
  /** Code of the second factor, if it was asked for. */
  secondFactor?: string;
  /** With `secondFactor`: not to be asked for it in this browser for a while. */
  trust?: boolean;
}

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  status: MutationStatus;
  /** One sentence, with `status: 'error'`. The input stays. */
  error?: ReactNode;
  /** Above the fields. */
  lead?: ReactNode;
  defaultUsername?: string;
  /** Initial organisation; shows the field. */
  defaultTenantId?: string;
  /** The captcha, once the server requires it. */
  captcha?: Captcha | undefined;
  /** The account has a second factor: asks for its code, which takes the focus, also after each wrong one. */
  secondFactor?: { wrong: number } | undefined;
  /** Called with a non-empty username and password. */
  onSubmit: (values: SignInValues) => void;
  labels: SignInFormLabels;
}

export interface SignInPageLabels {
  /** Accessible name of the languages. */
  language: string;
  /**
   * Link to another page for users without a session: registration, password reset, the organisation's identity
   * provider, back to sign-in.
   */
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
  /** One line below it. */
  subtitle?: ReactNode;
  /** Replaces the product's first character. */
  logo?: ReactNode;
  language: LanguageCode;
  onLanguageChange: (language: LanguageCode) => void;
  /** Links at the end of the card. */
  links?: readonly SignInPageLink[];
  renderLink?: RenderLink;
  labels: Pick<SignInPageLabels, 'language'>;
}
