import type { SignInLabels } from '../types.ts';

const reveal = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
};

export const signInForm: SignInLabels['signInForm'] = {
  ...reveal,
  username: 'User name',
  password: 'Password',
  organisation: 'Organisation',
  organisationHint: 'Leave it empty for this organisation.',
  otherOrganisation: 'Sign in to another organisation',
  usernameMissing: 'Enter your user name.',
  passwordMissing: 'Enter your password.',
  captcha: 'Characters in the picture',
  captchaAlt: 'Characters to type in; a new picture can be had',
  captchaRefresh: 'New picture',
  captchaMissing: 'Enter the characters in the picture.',
  code: 'Code',
  codeHint: 'Six digits of your authenticator app, or a recovery code.',
  codeMissing: 'Enter the code.',
  trust: 'Do not ask in this browser for 30 days',
  signIn: 'Sign in',
};

export const signInPage: SignInLabels['signInPage'] = {
  language: 'Language',
  register: 'Create an account',
  forgotten: 'Forgot your password?',
  identity: 'Sign in with your organisation',
  signIn: 'Back to signing in',
};

export const passwordDialog: SignInLabels['passwordDialog'] = {
  ...reveal,
  title: 'Change password',
  oldPassword: 'Current password',
  newPassword: 'New password',
  repeatPassword: 'New password again',
  oldMissing: 'Enter your current password.',
  newMissing: 'Enter a new password.',
  repeatMissing: 'Enter the new password again.',
  mismatch: 'The two new passwords differ.',
  weak: 'The password is too weak: it needs at least 8 characters with an upper-case letter, a lower-case letter, a digit and a special character.',
  rule: 'The new password needs',
  minLength: (count) => `At least ${count} characters`,
  maxLength: (count) => `At most ${count} characters`,
  uppercase: 'An upper-case letter',
  lowercase: 'A lower-case letter',
  digit: 'A digit',
  special: (characters) => `One of ${characters}`,
  met: 'done',
  unmet: 'missing',
  locked: 'Your password has expired and the system is locked. Please change it now!',
  submit: 'Change password',
  cancel: 'Cancel',
  close: 'Close',
  logOut: 'Log out',
};

export const signIn: SignInLabels = { signInForm, signInPage, passwordDialog };
