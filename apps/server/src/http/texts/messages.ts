import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const messagesTexts = {
  [codes.unknownMessage]: {
    zh: '没有找到此消息。',
    en: 'This message could not be found.',
    es: 'No se ha encontrado este mensaje.',
    ja: 'このメッセージは見つかりませんでした。',
  },
  [codes.messageEmpty]: {
    zh: '消息内容不能为空。',
    en: 'A message needs some text.',
    es: 'El mensaje no puede estar vacío.',
    ja: 'メッセージを入力してください。',
  },
  [codes.toYourself]: {
    zh: '不能给自己发送消息。',
    en: 'You cannot send a message to yourself.',
    es: 'No puede enviarse mensajes a sí mismo.',
    ja: '自分自身にメッセージを送ることはできません。',
  },
} satisfies TextsOf;
