import type { Channel, ChannelType, Language } from '@snap/portal-api/contract';
import { names, type Names } from '../../http/texts/names.ts';
import { portalPages } from '../newsroom/index.ts';

const { messages, favourites } = portalPages;
const offered: readonly (readonly [type: ChannelType, icon: string, name: Names])[] = [
  ['messages', messages.icon, messages.names],
  ['applications', 'app-window', names('常用应用', 'Applications', 'Aplicaciones', 'アプリ')],
  ['stories', 'file-pen', names('待编稿件', 'Stories to edit', 'Por editar', '編集待ちの記事')],
  ['hotspots', 'flame', names('全网热点', 'Hotspots', 'Tendencias', '話題')],
  ['ranking', 'trophy', names('部门发稿排行', 'Most published', 'Más publicados', '掲載数ランキング')],
  ['files', 'folder', names('最近文件', 'Recent files', 'Archivos recientes', '最近のファイル')],
  ['favourites', favourites.icon, favourites.names],
];

/** Number of cards on a board that has not been arranged. */
const shown = 5;

/** Every kind of card that the portal has, in a language. A link is a person's own to add. */
export function offeredChannels(language: Language): Channel[] {
  return offered.map(([type, icon, name], sort) => ({ id: type, name: name[language], icon, sort, type }));
}

/** The board of an organisation that has set none. */
export function defaultChannels(language: Language): Channel[] {
  return offeredChannels(language).slice(0, shown);
}

/** Translates the name of a card when it is the portal's default name in any language; any other name is returned as it is. */
export function inLanguage(card: Channel, language: Language): Channel {
  const known = offered.find(([type]) => type === card.type)?.[2];
  return known && Object.values(known).includes(card.name) ? { ...card, name: known[language] } : card;
}
