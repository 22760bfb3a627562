import type { ReactNode } from 'react';
import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { PasswordFieldLabels } from '../../../primitives/Field/PasswordField.tsx';
import type { MutationStatus } from '../../shared/status.ts';

/** The parts of the rule for new passwords, in the order in which they are listed. */
export type PasswordRulePart = 'minLength' | 'uppercase' | 'lowercase' | 'digit' | 'special' | 'maxLength';

/** The rule that a new password must fulfil. */
export interface PasswordRule {
  /** Which parts a password fulfils; called with each keystroke. */
  check: (password: string) => Readonly<Record<PasswordRulePart, boolean>>;
  /** Characters of which it needs one. */
  specials: string;
  /** Lengths, in characters. */
  min: number;
  max: number;
}

export interface PasswordValues {
  oldpwd: string;
  newpwd: string;
  submitpwd: string;
}

/** Words of the rule, wherever a new password is chosen. */
export interface NewPasswordLabels extends PasswordFieldLabels {
  newPassword: string;
  newMissing: string;
  /** The whole rule in one sentence, for a password that breaks it. */
  weak: string;
  /** Name of the list of the rule's parts. */
  rule: string;
  minLength: (characters: number) => string;
  maxLength: (characters: number) => string;
  uppercase: string;
  lowercase: string;
  digit: string;
  special: (characters: string) => string;
  /** States of a part, for assistive tools. */
  met: string;
  unmet: string;
}

/** Words of a new password that is typed twice. */
export interface RepeatPasswordLabels extends NewPasswordLabels {
  /** The new one once more. */
  repeatPassword: string;
  repeatMissing: string;
  mismatch: string;
}

export interface PasswordDialogLabels extends RepeatPasswordLabels {
  title: string;
  oldPassword: string;
  oldMissing: string;
  /** Why nothing else works, while the change is forced. */
  locked: string;
  submit: string;
  cancel: string;
  close: string;
  logOut: string;
}

export interface PasswordFormOptions {
  status: MutationStatus;
  /** The field that a refusal speaks of: it takes the focus. */
  refusedField?: keyof PasswordValues | undefined;
  rule: PasswordRule;
  /** Called with three values that fulfil the rule. */
  onSubmit: (values: PasswordValues) => void;
  labels: PasswordDialogLabels;
}

export interface PasswordDialogProps
  extends PasswordFormOptions, Omit<DialogContentProps, keyof PasswordFormOptions | 'width' | 'children'> {
  open: boolean;
  /** Never called with false while the change is forced. */
  onOpenChange: (open: boolean) => void;
  /** Nothing else works until the password is changed: closing only says so, and the way out is to log out. */
  forced?: boolean;
  /** One sentence, with `status: 'error'`. What was typed stays. */
  error?: ReactNode;
  /** Whose password it is, for password managers. */
  username: string;
  /** The way out while the change is forced. */
  onLogOut: () => void;
}
