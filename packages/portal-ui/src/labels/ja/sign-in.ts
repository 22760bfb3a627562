import type { SignInLabels } from '../types.ts';

export const signIn: SignInLabels = {
  signInForm: {
    username: 'ユーザー名',
    password: 'パスワード',
    organisation: '組織コード',
    organisationHint: '空欄の場合はこの組織にログインします。',
    otherOrganisation: '別の組織にログイン',
    usernameMissing: 'ユーザー名を入力してください。',
    passwordMissing: 'パスワードを入力してください。',
    signIn: 'ログイン',
    show: '表示',
    hide: '非表示',
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
    capsLock: 'Caps Lock がオンです。',
  },
  signInPage: { language: '言語' },
};
