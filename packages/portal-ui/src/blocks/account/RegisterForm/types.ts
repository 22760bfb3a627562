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
  /** Maximum length of a name in code points. */
  maxName: number;
  rule: PasswordRule;
  /** The field that a refusal is about: takes the focus. */
  refusedField?: keyof RegisterValues | undefined;
  /** Called with a valid name and password. */
  onSubmit: (values: RegisterValues) => void;
  labels: RegisterFormLabels;
}

export interface RegisterFormProps
  extends RegisterFormOptions, Omit<ComponentProps<'form'>, keyof RegisterFormOptions | 'children'> {
  /** One sentence, with `status: 'error'`. The input stays. */
  error?: ReactNode;
  /** Username of the new account, for password managers. */
  username: string;
  onBack: () => void;
}
