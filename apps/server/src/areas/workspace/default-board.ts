import type { Channel, ChannelType, Language } from '@snap/portal-api/contract';

type Names = Readonly<Record<Language, string>>;

const offered: readonly (readonly [type: ChannelType, icon: string, name: Names])[] = [
  ['messages', 'message-square', { zh: '消息', en: 'Messages', es: 'Mensajes', ja: 'メッセージ' }],
  ['applications', 'app-window', { zh: '常用应用', en: 'Applications', es: 'Aplicaciones', ja: 'アプリ' }],
  ['stories', 'file-pen', { zh: '待编稿件', en: 'Stories to edit', es: 'Por editar', ja: '編集待ちの記事' }],
  ['hotspots', 'flame', { zh: '全网热点', en: 'Hotspots', es: 'Tendencias', ja: '話題' }],
  [
    'ranking',
    'trophy',
    { zh: '部门发稿排行', en: 'Most published', es: 'Más publicados', ja: '掲載数ランキング' },
  ],
  ['files', 'folder', { zh: '最近文件', en: 'Recent files', es: 'Archivos recientes', ja: '最近のファイル' }],
  ['favourites', 'star', { zh: '收藏', en: 'Favourites', es: 'Favoritos', ja: 'お気に入り' }],
];

/** How many of them stand on a board that nobody has arranged. */
const shown = 5;

/** Every kind of card that the portal has, in a language. A link is a person's own to add. */
export function offeredChannels(language: Language): Channel[] {
  return offered.map(([type, icon, name], sort) => ({ id: type, name: name[language], icon, sort, type }));
}

/** The board of an organisation that has set none. */
export function defaultChannels(language: Language): Channel[] {
  return offeredChannels(language).slice(0, shown);
}

/** A card under a name that the portal gives its kind stands in the language asked for; any other name is its giver's. */
export function inLanguage(card: Channel, language: Language): Channel {
  const names = offered.find(([type]) => type === card.type)?.[2];
  return names && Object.values(names).includes(card.name) ? { ...card, name: names[language] } : card;
}
