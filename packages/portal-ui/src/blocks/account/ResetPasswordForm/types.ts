import type { ComponentProps, ReactNode } from 'react';
import type { PasswordRule, RepeatPasswordLabels } from '../PasswordDialog/index.ts';
import type { MutationStatus } from '../../shared/status.ts';

export interface ResetPasswordFormLabels extends RepeatPasswordLabels {
  username: string;
  usernameHint: string;
  /** Shows the username field. */
  sharedPhone: string;
  submit: string;
  /** Back to the phone. */
  back: string;
}

export interface ResetPasswordValues {
  newpwd: string;
  submitpwd: string;
  /** Username, if several people share the phone; otherwise empty. */
  username: string;
}

export interface ResetPasswordFormOptions {
  status: MutationStatus;
  value: ResetPasswordValues;
  onValueChange: (value: ResetPasswordValues) => void;
  rule: PasswordRule;
  /** The field that a refusal is about: takes the focus. */
  refusedField?: keyof ResetPasswordValues | undefined;
  /** Called with two equal, valid passwords. */
  onSubmit: (values: ResetPasswordValues) => void;
  labels: ResetPasswordFormLabels;
}

export interface ResetPasswordFormProps
  extends
    ResetPasswordFormOptions,
    Omit<ComponentProps<'form'>, keyof ResetPasswordFormOptions | 'children'> {
  /** One sentence, with `status: 'error'`. The input stays. */
  error?: ReactNode;
  onBack: () => void;
}
