import type { ComponentProps, ReactNode } from 'react';
import type { PasswordRule, RepeatPasswordLabels } from '../PasswordDialog/index.ts';
import type { MutationStatus } from '../../shared/status.ts';

export interface ResetPasswordFormLabels extends RepeatPasswordLabels {
  username: string;
  usernameHint: string;
  /** Unfolds the user name. */
  sharedPhone: string;
  submit: string;
  /** Back to the phone. */
  back: string;
}

export interface ResetPasswordValues {
  newpwd: string;
  submitpwd: string;
  /** Which of several people who share the phone; empty where it is one person's. */
  username: string;
}

export interface ResetPasswordFormOptions {
  status: MutationStatus;
  value: ResetPasswordValues;
  onValueChange: (value: ResetPasswordValues) => void;
  rule: PasswordRule;
  /** The field that a refusal speaks of: it takes the focus. */
  refusedField?: keyof ResetPasswordValues | undefined;
  /** Called with two equal passwords that fulfil the rule. */
  onSubmit: (values: ResetPasswordValues) => void;
  labels: ResetPasswordFormLabels;
}

export interface ResetPasswordFormProps
  extends
    ResetPasswordFormOptions,
    Omit<ComponentProps<'form'>, keyof ResetPasswordFormOptions | 'children'> {
  /** One clear sentence, with `status: 'error'`. What was typed stays. */
  error?: ReactNode;
  onBack: () => void;
}
