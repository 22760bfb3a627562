import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const directoryTexts = {
  [codes.unknownPerson]: {
    zh: '没有找到此人。',
    en: 'This person could not be found.',
    es: 'No se ha encontrado a esta persona.',
    ja: 'この人は見つかりませんでした。',
  },
  [codes.personLeft]: {
    zh: '此人已离开本单位，无法再接收消息。',
    en: 'This person has left the organisation and can no longer receive messages.',
    es: 'Esta persona ya no pertenece a la organización y no puede recibir mensajes.',
    ja: 'この人は組織を離れたため、メッセージを受け取れません。',
  },
} satisfies TextsOf;
