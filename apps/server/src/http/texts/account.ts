import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const accountTexts = {
  [codes.sessionEnded]: {
    zh: '登录已失效，请重新登录。',
    en: 'Your session has ended. Please sign in again.',
    es: 'Su sesión ha terminado. Vuelva a iniciar sesión.',
    ja: 'セッションが終了しました。もう一度サインインしてください。',
  },
  [codes.passwordForced]: {
    zh: '您的密码已过期，请先修改密码。',
    en: 'Your password has expired. Please change it first.',
    es: 'Su contraseña ha caducado. Cámbiela primero.',
    ja: 'パスワードの有効期限が切れています。先に変更してください。',
  },
  [codes.wrongCredentials]: {
    zh: '用户名或密码不正确，请重新输入。',
    en: 'The user name or password is not right. Please try again.',
    es: 'El usuario o la contraseña no son correctos. Inténtelo de nuevo.',
    ja: 'ユーザー名またはパスワードが正しくありません。もう一度入力してください。',
  },
  [codes.accountDisabled]: {
    zh: '此账号已停用，请联系系统管理员。',
    en: 'This account is disabled. Please contact your administrator.',
    es: 'Esta cuenta está desactivada. Póngase en contacto con su administrador.',
    ja: 'このアカウントは無効になっています。管理者にお問い合わせください。',
  },
  [codes.tooManyAttempts]: {
    zh: '登录尝试次数过多，请在 {minutes} 分钟后再试。',
    en: 'Too many sign-in attempts. Please try again in {minutes} min.',
    es: 'Demasiados intentos de inicio de sesión. Inténtelo de nuevo dentro de {minutes} min.',
    ja: 'サインインの試行回数が多すぎます。{minutes} 分後にもう一度お試しください。',
  },
} satisfies TextsOf;
