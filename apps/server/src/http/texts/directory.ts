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
  [codes.unknownDepartment]: {
    zh: '没有找到此部门。',
    en: 'This department could not be found.',
    es: 'No se ha encontrado este departamento.',
    ja: 'この部署は見つかりませんでした。',
  },
  [codes.noPicture]: {
    zh: '无法识别这张图片，请换一张 JPEG、PNG、WebP 或 GIF 图片。',
    en: 'This picture cannot be read. Please choose a JPEG, PNG, WebP or GIF picture.',
    es: 'No se puede leer esta imagen. Elija una imagen JPEG, PNG, WebP o GIF.',
    ja: 'この画像は読み込めません。JPEG、PNG、WebP、GIF のいずれかの画像を選んでください。',
  },
} satisfies TextsOf;
