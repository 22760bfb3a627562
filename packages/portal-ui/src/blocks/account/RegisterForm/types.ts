import type { ComponentProps, ReactNode } from 'react';
import type { CountedFieldLabels } from '../../../primitives/Field/use-count.ts';
import type { NewPasswordLabels, PasswordRule } from '../PasswordDialog/index.ts';
import type { MutationStatus } from '../../shared/status.ts';

export interface RegisterFormLabels extends NewPasswordLabels, CountedFieldLabels {
  name: string;
  nameHint: string;
  nameMissing: string;
  submit: string;
  /** Back to the phone. */
  back: string;
}

export interface RegisterValues {
  userName: string;
  newpwd: string;
}

export interface RegisterFormOptions {
  status: MutationStatus;
  value: RegisterValues;
  onValueChange: (value: RegisterValues) => void;
  /** Most characters of a name. */
  maxName: number;
  rule: PasswordRule;
  /** The field that a refusal speaks of: it takes the focus. */
  refusedField?: keyof RegisterValues | undefined;
  /** Called with a name and a password that fulfil the rules. */
  onSubmit: (values: RegisterValues) => void;
  labels: RegisterFormLabels;
}

export interface RegisterFormProps
  extends RegisterFormOptions, Omit<ComponentProps<'form'>, keyof RegisterFormOptions | 'children'> {
  /** One clear sentence, with `status: 'error'`. What was typed stays. */
  error?: ReactNode;
  /** What the new account is signed in to with, for password managers. */
  username: string;
  onBack: () => void;
}
