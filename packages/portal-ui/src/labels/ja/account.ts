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
  captchaHint: '画像の文字を入力してから、コードを送信してください。',
  mobile: '携帯電話番号',
  mobileWrong: '正しい電話番号を入力してください。',
  code: '確認コード',
  codeMissing: '6 桁の確認コードを入力してください。',
  send: 'コードを送信',
  resend: '再送信',
  wait: (seconds) => `${seconds} 秒後に再送信`,
  sent: '番号が正しければ、1 分以内にメッセージが届きます。コードの有効期限は 5 分です。',
  organisation: '組織コード',
  organisationHint: '空欄の場合はこの組織になります。',
  otherOrganisation: '別の組織に所属しています',
  submit: '次へ',
};

export const registerForm: AccountLabels['registerForm'] = {
  ...passwordDialog,
  ...countedField,
  newPassword: 'パスワード',
  newMissing: signInForm.passwordMissing,
  rule: 'パスワードの条件',
  name: '氏名',
  nameHint: '同僚に表示される名前です。名簿に登録済みの場合は、名簿の名前になります。',
  nameMissing: '氏名を入力してください。',
  submit: '登録してログイン',
  back: '別の電話番号を使う',
};

export const resetPasswordForm: AccountLabels['resetPasswordForm'] = {
  ...passwordDialog,
  username: 'ユーザー名',
  usernameHint: '電話番号を複数人で共用している場合に入力してください。',
  sharedPhone: 'この電話番号を複数人で共用していますか？',
  submit: '新しいパスワードを設定',
  back: '別の電話番号を使う',
};

export const bindForm: AccountLabels['bindForm'] = {
  ...signInForm,
  explanation:
    'この方法でのログインは初めてです。ポータルのアカウントで一度ログインすると、両方が連携されます。ご自身の操作でない場合は、このページを閉じてください。',
  signIn: 'ログインして連携',
};

export const signInStatus: AccountLabels['signInStatus'] = {
  signingIn: 'ログインしています…',
  waiting: 'もう一方の端末でまだ承認されていません。承認してから、もう一度お試しください。',
  ended: 'このログインは無効になりました。もう一度ログインしてください。',
  offline: 'ネットワークがないため、まだログインできていません。',
  retry: '再試行',
  signIn: 'ログインへ',
};

export const account: AccountLabels = { phoneForm, registerForm, resetPasswordForm, bindForm, signInStatus };
