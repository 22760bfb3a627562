import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const applicationsTexts = {
  [codes.unknownApp]: {
    zh: '没有找到此应用。',
    en: 'This application could not be found.',
    es: 'No se ha encontrado esta aplicación.',
    ja: 'このアプリは見つかりませんでした。',
  },
  [codes.appRefused]: {
    zh: '应用标识或密钥不正确。',
    en: 'The application id or its secret is not right.',
    es: 'El identificador de la aplicación o su clave no son correctos.',
    ja: 'アプリの ID またはシークレットが正しくありません。',
  },
  [codes.appTokenEnded]: {
    zh: '令牌无效或已过期，请重新获取。',
    en: 'This token is not valid or has ended. Please obtain a new one.',
    es: 'Este token no es válido o ha caducado. Obtenga uno nuevo.',
    ja: 'トークンが無効か、期限が切れています。もう一度取得してください。',
  },
  [codes.codeSpent]: {
    zh: '授权码无效、已过期或已被使用。',
    en: 'This code is not valid, has ended, or has been used already.',
    es: 'Este código no es válido, ha caducado o ya se ha usado.',
    ja: 'コードが無効か、期限が切れているか、すでに使われています。',
  },
  [codes.appNotWritable]: {
    zh: '应用只发送通知，无法接收消息。',
    en: 'Applications send notices and cannot receive messages.',
    es: 'Las aplicaciones envían avisos y no pueden recibir mensajes.',
    ja: 'アプリは通知を送るだけで、メッセージを受け取れません。',
  },
  [codes.redirectRefused]: {
    zh: '跳转地址与应用登记的地址不一致。',
    en: 'This address is not the one that the application has registered.',
    es: 'Esta dirección no es la que la aplicación tiene registrada.',
    ja: 'このアドレスは、アプリに登録されているものと異なります。',
  },
  [codes.noRecipient]: {
    zh: '请指定接收人。',
    en: 'Please say who the notice is for.',
    es: 'Indique a quién va dirigido el aviso.',
    ja: '通知の宛先を指定してください。',
  },
} satisfies TextsOf;
