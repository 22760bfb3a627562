import type { ComponentProps, ReactNode } from 'react';
import type { PasswordFieldLabels } from '../../primitives/Field/PasswordField.tsx';
import type { LanguageCode } from '../Preferences/types.ts';

export interface SignInFormLabels extends PasswordFieldLabels {
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
}

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  status: 'idle' | 'pending' | 'error';
  /** One clear sentence, with `status: 'error'`. What was typed stays. */
  error?: ReactNode;
  defaultUsername?: string;
  /** Organisation that is filled in; unfolds the field. */
  defaultTenantId?: string;
  /** Called with a user name and a password that are not empty. */
  onSubmit: (values: SignInValues) => void;
  labels: SignInFormLabels;
}

export interface SignInPageLabels {
  /** Name of the row of languages. */
  language: string;
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
  labels: SignInPageLabels;
}
