import { proxy } from 'valtio';

/** What is asked of the owner of a password that ends soon, or has ended (specification, section 4). */
export interface PasswordState {
  /** `notice`: they are told, and asked whether to change it. `change`: the dialog is open. */
  step: 'none' | 'notice' | 'change';
  /** Nothing else works until it is changed (decision A6). */
  forced: boolean;
  /** The server's sentence for the notice; empty: our own. */
  message: string;
}

export const password = proxy<PasswordState>({ step: 'none', forced: false, message: '' });

/** Opens the dialog because somebody wants to change their password. */
export function openPasswordDialog(): void {
  password.step = 'change';
}

/**
 * The server refuses everything else until the password is changed: its owner is told, and what is behind it stays. The
 * refusal may come before the answer that words it.
 */
export function forcePasswordChange(): void {
  password.forced = true;
  if (password.step === 'none') password.step = 'notice';
}

/** Tells of a password's end, near or past. */
export function noticePassword({ force, message }: { force: boolean; message: string }): void {
  // Whoever changes it already knows.
  if (password.step === 'change') return;
  password.forced ||= force;
  if (password.forced === force) password.message = message;
  password.step = 'notice';
}

/** The notice has been answered: a forced change follows whatever the answer. */
export function answerNotice(change: boolean): void {
  password.step = change || password.forced ? 'change' : 'none';
}

/** The dialog is closed; while the change is forced it closes itself never. */
export function closePasswordDialog(): void {
  if (!password.forced) password.step = 'none';
}

/** The password was changed: everything works again. */
export function freePassword(): void {
  password.forced = false;
  password.message = '';
  password.step = 'none';
}
