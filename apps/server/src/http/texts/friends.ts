import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const friendsTexts = {
  [codes.notFriends]: {
    zh: '你们还不是好友。',
    en: 'The two of you are not friends.',
    es: 'Ustedes no son amigos.',
    ja: 'まだ友だちではありません。',
  },
  [codes.befriendYourself]: {
    zh: '不能添加自己为好友。',
    en: 'You cannot add yourself as a friend.',
    es: 'No puede añadirse a sí mismo como amigo.',
    ja: '自分自身を友だちに追加することはできません。',
  },
  [codes.noRequest]: {
    zh: '没有待处理的好友请求。',
    en: 'There is no friend request waiting.',
    es: 'No hay ninguna solicitud de amistad pendiente.',
    ja: '保留中の友だちリクエストはありません。',
  },
} satisfies TextsOf;
