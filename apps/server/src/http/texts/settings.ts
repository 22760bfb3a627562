import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const settingsTexts = {
  [codes.mobileStaysHidden]: {
    zh: '隐藏个人信息开关打开，隐藏电话号码不可关闭',
    en: 'While your personal information is hidden, your phone number stays hidden too.',
    es: 'Mientras su información personal esté oculta, su número de teléfono también lo estará.',
    ja: '個人情報を非公開にしている間は、電話番号の非公開を解除できません。',
  },
} satisfies TextsOf;
