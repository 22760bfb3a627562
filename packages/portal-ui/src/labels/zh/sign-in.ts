import type { SignInLabels } from '../types.ts';

const reveal = {
  show: '显示',
  hide: '隐藏',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  capsLock: '大写锁定已打开。',
};

export const signInForm: SignInLabels['signInForm'] = {
  ...reveal,
  username: '用户名',
  password: '密码',
  organisation: '机构代码',
  organisationHint: '留空则登录本机构。',
  otherOrganisation: '登录其他机构',
  usernameMissing: '请输入用户名',
  passwordMissing: '请输入密码',
  captcha: '图片验证码',
  captchaAlt: '图片验证码，看不清请换一张',
  captchaRefresh: '换一张图片',
  captchaMissing: '请输入图片中的验证码',
  code: '验证码',
  codeHint: '验证器应用中的六位数字，或一个恢复码。',
  codeMissing: '请输入验证码',
  trust: '30 天内在此浏览器不再询问',
  signIn: '登录',
};

export const signInPage: SignInLabels['signInPage'] = {
  language: '语言',
  register: '注册账号',
  forgotten: '忘记密码？',
  identity: '使用统一身份登录',
  signIn: '返回登录',
};

export const passwordDialog: SignInLabels['passwordDialog'] = {
  ...reveal,
  title: '修改密码',
  oldPassword: '原密码',
  newPassword: '新密码',
  repeatPassword: '确认新密码',
  oldMissing: '请输入原密码',
  newMissing: '请输入新密码',
  repeatMissing: '请输入确认新密码',
  mismatch: '新密码两次输入的不一致',
  weak: '密码不符合强密码规则！必须是包含大写字母、小写字母、数字、特殊符号（不是字母，数字，下划线，汉字的字符）的8位以上组合',
  rule: '新密码需要满足',
  minLength: (count) => `至少 ${count} 个字符`,
  maxLength: (count) => `最多 ${count} 个字符`,
  uppercase: '一个大写字母',
  lowercase: '一个小写字母',
  digit: '一个数字',
  special: (characters) => `一个特殊符号：${characters}`,
  met: '已满足',
  unmet: '未满足',
  locked: '您的密码已过期，系统已锁定，请立即修改！',
  submit: '修改密码',
  cancel: '取消',
  close: '关闭',
  logOut: '退出登录',
};

export const signIn: SignInLabels = { signInForm, signInPage, passwordDialog };
