import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const workspaceTexts = {
  [codes.boardChanged]: {
    zh: '工作台已在其他设备上修改，请刷新后再试。',
    en: 'The workspace was changed on another device. Please load it again.',
    es: 'El espacio de trabajo se ha modificado en otro dispositivo. Vuelva a cargarlo.',
    ja: 'ワークスペースが別の端末で変更されました。読み込み直してください。',
  },
  [codes.unknownChannel]: {
    zh: '没有找到此栏目。',
    en: 'This card could not be found.',
    es: 'No se ha encontrado esta tarjeta.',
    ja: 'このカードは見つかりませんでした。',
  },
} satisfies TextsOf;
