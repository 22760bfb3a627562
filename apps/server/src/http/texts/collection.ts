import { codes } from '@snap/portal-api/contract';
import type { TextsOf } from './text.ts';

export const collectionTexts = {
  [codes.unknownFavourite]: {
    zh: '没有找到此收藏。',
    en: 'This favourite could not be found.',
    es: 'No se ha encontrado este favorito.',
    ja: 'このお気に入りは見つかりませんでした。',
  },
  [codes.collectionFull]: {
    zh: '收藏已满，最多{most}条。请先删除一些收藏。',
    en: 'Your favourites are full: {most} at most. Remove some first.',
    es: 'Sus favoritos están completos: {most} como máximo. Elimine antes algunos.',
    ja: 'お気に入りは{most}件までです。先にいくつか削除してください。',
  },
  [codes.noteEmpty]: {
    zh: '笔记内容不能为空。',
    en: 'A note needs some text.',
    es: 'La nota no puede estar vacía.',
    ja: 'メモを入力してください。',
  },
  [codes.notANote]: {
    zh: '只能修改笔记。',
    en: 'Only notes can be rewritten.',
    es: 'Solo se pueden modificar las notas.',
    ja: '編集できるのはメモだけです。',
  },
  [codes.nothingToKeep]: {
    zh: '没有找到要收藏的内容。',
    en: 'What you want to keep could not be found.',
    es: 'No se ha encontrado lo que quiere guardar.',
    ja: '保存する内容が見つかりませんでした。',
  },
} satisfies TextsOf;
