import type { ReactNode } from 'react';
import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { PasswordFieldLabels } from '../../../primitives/Field/PasswordField.tsx';
import type { MutationStatus } from '../../shared/status.ts';

/** Parts of the rule for new passwords, in display order. */
export type PasswordRulePart = 'minLength' | 'uppercase' | 'lowercase' | 'digit' | 'special' | 'maxLength';

/** Rule for new passwords. */
export interface PasswordRule {
  /** The parts that a password fulfils; called with each keystroke. */
  check: (password: string) => Readonly<Record<PasswordRulePart, boolean>>;
  /** Special characters; one is required. */
  specials: string;
  /** Minimum and maximum length in characters. */
  min: number;
  max: number;
}

export interface PasswordValues {
  oldpwd: string;
  newpwd: string;
  submitpwd: string;
}

/** Labels of the rule. */
export interface NewPasswordLabels extends PasswordFieldLabels {
  newPassword: string;
  newMissing: string;
  /** The whole rule in one sentence, for a password that violates it. */
  weak: string;
  /** Accessible name of the checklist. */
  rule: string;
  minLength: (characters: number) => string;
  maxLength: (characters: number) => string;
  uppercase: string;
  lowercase: string;
  digit: string;
  special: (characters: string) => string;
  /** States of a part, for assistive technology. */
  met: string;
  unmet: string;
}

/** Labels of a new password with confirmation. */
export interface RepeatPasswordLabels extends NewPasswordLabels {
  /** The new password again. */
  repeatPassword: string;
  repeatMissing: string;
  mismatch: string;
}

export interface PasswordDialogLabels extends RepeatPasswordLabels {
  title: string;
  oldPassword: string;
  oldMissing: string;
  /** Why the change is forced, without a `reason`. */
  locked: string;
  submit: string;
  cancel: string;
  close: string;
  logOut: string;
}

export interface PasswordFormOptions {
  status: MutationStatus;
  /** The field that a refusal is about: takes the focus. */
  refusedField?: keyof PasswordValues | undefined;
  rule: PasswordRule;
  /** Called with three valid values. */
  onSubmit: (values: PasswordValues) => void;
  labels: PasswordDialogLabels;
}

export interface PasswordDialogProps
  extends PasswordFormOptions, Omit<DialogContentProps, keyof PasswordFormOptions | 'width' | 'children'> {
  open: boolean;
  /** Never called with false while the change is forced. */
  onOpenChange: (open: boolean) => void;
  /** The password must be changed: closing is refused, and logging out is the only other way. */
  forced?: boolean;
  /** Why the change is forced: one sentence. Default: `labels.locked`. */
  reason?: ReactNode;
  /** One sentence, with `status: 'error'`. The input stays. */
  error?: ReactNode;
  /** Username for password managers. */
  username: string;
  /** Logs out, while the change is forced. */
  onLogOut: () => void;
}
