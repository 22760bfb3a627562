import type { SignInLabels } from '../types.ts';

const reveal = {
  show: '表示',
  hide: '非表示',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  capsLock: 'Caps Lock がオンです。',
};

export const signInForm: SignInLabels['signInForm'] = {
  ...reveal,
  username: 'ユーザー名',
  password: 'パスワード',
  organisation: '組織コード',
  organisationHint: '空欄の場合はこの組織にログインします。',
  otherOrganisation: '別の組織にログイン',
  usernameMissing: 'ユーザー名を入力してください。',
  passwordMissing: 'パスワードを入力してください。',
  captcha: '画像の文字',
  captchaAlt: '入力する文字。別の画像に変更できます',
  captchaRefresh: '別の画像にする',
  captchaMissing: '画像の文字を入力してください。',
  code: 'コード',
  codeHint: '認証アプリの 6 桁の数字、またはリカバリーコード。',
  codeMissing: 'コードを入力してください。',
  trust: 'このブラウザーでは 30 日間尋ねない',
  signIn: 'ログイン',
};

export const signInPage: SignInLabels['signInPage'] = {
  language: '言語',
  register: 'アカウントを作成',
  forgotten: 'パスワードをお忘れですか？',
  identity: '組織のアカウントでログイン',
  signIn: 'ログインに戻る',
};

export const passwordDialog: SignInLabels['passwordDialog'] = {
  ...reveal,
  title: 'パスワードの変更',
  oldPassword: '現在のパスワード',
  newPassword: '新しいパスワード',
  repeatPassword: '新しいパスワード（確認）',
  oldMissing: '現在のパスワードを入力してください。',
  newMissing: '新しいパスワードを入力してください。',
  repeatMissing: '確認のため、新しいパスワードをもう一度入力してください。',
  mismatch: '新しいパスワードが一致しません。',
  weak: 'パスワードが弱すぎます。大文字、小文字、数字、記号を含む 8 文字以上にしてください。',
  rule: '新しいパスワードの条件',
  minLength: (count) => `${count} 文字以上`,
  maxLength: (count) => `${count} 文字以下`,
  uppercase: '大文字を 1 つ以上',
  lowercase: '小文字を 1 つ以上',
  digit: '数字を 1 つ以上',
  special: (characters) => `次の記号を 1 つ以上：${characters}`,
  met: '満たしています',
  unmet: 'まだです',
  locked: 'パスワードの有効期限が切れ、システムがロックされました。今すぐ変更してください。',
  submit: 'パスワードを変更',
  cancel: 'キャンセル',
  close: '閉じる',
  logOut: 'ログアウト',
};

export const signIn: SignInLabels = { signInForm, signInPage, passwordDialog };
