import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const groupsTexts = {
  [codes.unknownGroup]: {
    zh: '没有找到此群组。',
    en: 'This group could not be found.',
    es: 'No se ha encontrado este grupo.',
    ja: 'このグループは見つかりませんでした。',
  },
  [codes.notMember]: {
    zh: '您不是此群组的成员。',
    en: 'You are not a member of this group.',
    es: 'Usted no es miembro de este grupo.',
    ja: 'このグループのメンバーではありません。',
  },
} satisfies TextsOf;
