import type { SignInLabels } from '../types.ts';

export const signIn: SignInLabels = {
  signInForm: {
    username: 'User name',
    password: 'Password',
    organisation: 'Organisation',
    organisationHint: 'Leave it empty for this organisation.',
    otherOrganisation: 'Sign in to another organisation',
    usernameMissing: 'Enter your user name.',
    passwordMissing: 'Enter your password.',
    signIn: 'Sign in',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Caps Lock is on.',
  },
  signInPage: { language: 'Language' },
};
