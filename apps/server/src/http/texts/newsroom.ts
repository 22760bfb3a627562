import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const newsroomTexts = {
  [codes.upstreamFailed]: {
    zh: '采编系统暂时没有响应，请稍后再试。',
    en: 'The newsroom system is not answering. Please try again in a moment.',
    es: 'El sistema de redacción no responde. Inténtelo de nuevo en un momento.',
    ja: '編集システムから応答がありません。少し待ってからもう一度お試しください。',
  },
  [codes.unknownCodeType]: {
    zh: '没有找到此代码表。',
    en: 'This code list could not be found.',
    es: 'No se ha encontrado esta lista de códigos.',
    ja: 'このコード一覧は見つかりませんでした。',
  },
  [codes.unknownCode]: {
    zh: '所选的选题类型不存在，请重新选择。',
    en: 'There is no such kind of topic. Please choose another.',
    es: 'No existe ese tipo de tema. Elija otro.',
    ja: '選択した企画の種類はありません。選び直してください。',
  },
} satisfies TextsOf;
