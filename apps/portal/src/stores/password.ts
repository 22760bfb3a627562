import { proxy } from 'valtio';

/** The dialog about a password that expires soon, or has expired (specification, section 4). */
export interface PasswordState {
  /** `warning`: offers to change it. `change`: the dialog is open. */
  step: 'none' | 'warning' | 'change';
  /** Nothing else works until it is changed (decision A6). */
  forced: boolean;
  /** The server's sentence for the warning; empty: our own. */
  message: string;
}

export const password = proxy<PasswordState>({ step: 'none', forced: false, message: '' });

export function openPasswordDialog(): void {
  password.step = 'change';
}

/** The server refuses all requests until the password is changed. The refusal may come before the text of the warning. */
export function forcePasswordChange(): void {
  password.forced = true;
  if (password.step === 'none') password.step = 'warning';
}

/** Warns that the password expires or has expired. */
export function warnOfExpiry({ force, message }: { force: boolean; message: string }): void {
  const open = password.step === 'change';
  if (!open) password.forced ||= force;
  if (password.forced === force) password.message = message;
  if (open) return;
  password.step = 'warning';
}

/** Closes the warning. A forced change follows in either case. */
export function closeWarning(change: boolean): void {
  password.step = change || password.forced ? 'change' : 'none';
}

/** Closes the dialog, unless the change is forced. */
export function closePasswordDialog(): void {
  if (!password.forced) password.step = 'none';
}

/** The password was changed: the server accepts all requests again. */
export function freePassword(): void {
  password.forced = false;
  password.message = '';
  password.step = 'none';
}
