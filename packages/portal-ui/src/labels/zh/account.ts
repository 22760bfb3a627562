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
  captchaHint: '看图输入后再获取短信',
  mobile: '手机号码',
  mobileWrong: '请输入正确的电话',
  code: '短信验证码',
  codeMissing: '请输入 6 位短信验证码',
  send: '获取验证码',
  resend: '重新获取',
  wait: (seconds) => `${seconds} 秒后可重新获取`,
  sent: '号码无误的话，一分钟内会收到短信。验证码 5 分钟内有效。',
  organisation: '机构代码',
  organisationHint: '留空则为本机构。',
  otherOrganisation: '我属于其他机构',
  submit: '下一步',
};

export const registerForm: AccountLabels['registerForm'] = {
  ...passwordDialog,
  ...countedField,
  newPassword: '密码',
  newMissing: signInForm.passwordMissing,
  rule: '密码需要满足',
  name: '姓名',
  nameHint: '同事看到的名字。名册里已有您时，以名册为准。',
  nameMissing: '请输入姓名',
  submit: '注册并登录',
  back: '换一个手机号码',
};

export const resetPasswordForm: AccountLabels['resetPasswordForm'] = {
  ...passwordDialog,
  username: '用户名',
  usernameHint: '多人共用手机号时，请填写您的用户名。',
  sharedPhone: '多人共用这个手机号？',
  submit: '设置新密码',
  back: '换一个手机号码',
};

export const bindForm: AccountLabels['bindForm'] = {
  ...signInForm,
  explanation:
    '这是您第一次用该方式登录。请用门户账号登录一次，两者即会关联。如果不是您本人刚刚发起的登录，请关闭本页。',
  signIn: '登录并关联',
};

export const signInStatus: AccountLabels['signInStatus'] = {
  signingIn: '正在登录…',
  waiting: '另一台设备还没有确认登录，请在那台设备上确认后再试。',
  ended: '登录链接已失效，请重新登录。',
  offline: '网络不通，登录还没有完成。',
  retry: '重试',
  signIn: '去登录',
};

export const account: AccountLabels = { phoneForm, registerForm, resetPasswordForm, bindForm, signInStatus };
