import type { SignInLabels } from '../types.ts';

export const signIn: SignInLabels = {
  signInForm: {
    username: '用户名',
    password: '密码',
    organisation: '机构代码',
    organisationHint: '留空则登录本机构。',
    otherOrganisation: '登录其他机构',
    usernameMissing: '请输入用户名',
    passwordMissing: '请输入密码',
    signIn: '登录',
    show: '显示',
    hide: '隐藏',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    capsLock: '大写锁定已打开。',
  },
  signInPage: { language: '语言' },
};
