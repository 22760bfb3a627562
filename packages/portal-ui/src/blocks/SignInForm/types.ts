import type { ComponentProps, ReactNode } from 'react';
import type { PasswordFieldLabels } from '../../primitives/Field/PasswordField.tsx';
import type { RenderLink } from '../links.ts';
import type { LanguageCode } from '../Preferences/types.ts';

/** Words of a picture whose characters must be typed in. */
export interface CaptchaLabels {
  /** Name of the field for what the picture shows, the picture's own text, and the button for another one. */
  captcha: string;
  captchaAlt: string;
  captchaRefresh: string;
  captchaMissing: string;
}

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

/** A picture whose characters must be typed in. */
export interface CaptchaPicture {
  /** Another one with each refusal: the field then starts empty. */
  src: string;
  /** What it shows is what is asked for now: the field takes the focus. Otherwise the password does. */
  asked: boolean;
  onRefresh: () => void;
}

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  status: 'idle' | 'pending' | 'error';
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
