import type { AccountLabels } from '../types.ts';
import { countedField } from './forms.ts';
import { signIn } from './sign-in.ts';

const { signInForm, passwordDialog } = signIn;
const { captcha, captchaAlt, captchaRefresh, captchaMissing } = signInForm;

export const phoneForm: AccountLabels['phoneForm'] = {
  captcha,
  captchaAlt,
  captchaRefresh,
  captchaMissing,
  captchaHint: 'Read the picture first, then have the code sent.',
  mobile: 'Mobile number',
  mobileWrong: 'Enter a valid phone number.',
  code: 'Code',
  codeMissing: 'Enter the six digits of the code.',
  send: 'Send code',
  resend: 'Send again',
  wait: (seconds) => `Again in ${seconds} s`,
  sent: 'If the number is right, a message arrives within a minute. Its code is good for 5 minutes.',
  organisation: 'Organisation',
  organisationHint: 'Leave it empty for this organisation.',
  otherOrganisation: 'I belong to another organisation',
  submit: 'Continue',
};

export const registerForm: AccountLabels['registerForm'] = {
  ...passwordDialog,
  ...countedField,
  newPassword: 'Password',
  newMissing: signInForm.passwordMissing,
  rule: 'The password needs',
  name: 'Name',
  nameHint: 'What colleagues see. Where the staff list has you already, its name stays.',
  nameMissing: 'Enter your name.',
  submit: 'Create the account and sign in',
  back: 'Use another phone',
};

export const resetPasswordForm: AccountLabels['resetPasswordForm'] = {
  ...passwordDialog,
  username: 'User name',
  usernameHint: 'Whose password it is, where several people share the phone.',
  sharedPhone: 'Do several people share this phone?',
  submit: 'Set the new password',
  back: 'Use another phone',
};

export const bindForm: AccountLabels['bindForm'] = {
  ...signInForm,
  explanation:
    'You sign in this way for the first time. Sign in to your portal account once, and the two belong together from then on. If you have not just asked for this yourself, close the page.',
  signIn: 'Sign in and connect',
};

export const signInStatus: AccountLabels['signInStatus'] = {
  signingIn: 'Signing you in…',
  waiting: 'The other device has not let this one in yet. Confirm there, then try again.',
  ended: 'This way in has ended. Please sign in.',
  offline: 'There is no network, so you are not signed in yet.',
  retry: 'Try again',
  signIn: 'Go to sign in',
};

export const account: AccountLabels = { phoneForm, registerForm, resetPasswordForm, bindForm, signInStatus };
