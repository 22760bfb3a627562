import type { Language, Menu } from '@snap/portal-api/contract';

type Names = Readonly<Record<Language, string>>;

/** The portal's own pages (specification, section 2). */
const pages: readonly (readonly [id: string, path: string, icon: string, name: Names])[] = [
  ['workspace', '/', 'home', { zh: '工作台', en: 'Workspace', es: 'Inicio', ja: 'ワークスペース' }],
  [
    'application',
    '/application/application',
    'app-window',
    { zh: '应用', en: 'Applications', es: 'Aplicaciones', ja: 'アプリ' },
  ],
  ['news', '/news/news', 'message-square', { zh: '消息', en: 'Messages', es: 'Mensajes', ja: 'メッセージ' }],
  [
    'addressBook',
    '/addressBook/addressBook',
    'contact',
    { zh: '通讯录', en: 'Address book', es: 'Contactos', ja: 'アドレス帳' },
  ],
  [
    'networkDisk',
    '/networkDisk/networkDisk',
    'folder',
    { zh: '网盘', en: 'Network disk', es: 'Disco de red', ja: 'ネットワークディスク' },
  ],
  [
    'collection',
    '/collection/collection',
    'star',
    { zh: '收藏', en: 'Favourites', es: 'Favoritos', ja: 'お気に入り' },
  ],
];

/** The menu of an organisation that has arranged none. */
export function portalMenus(language: Language): Menu[] {
  return pages.map(([id, path, icon, name]) => ({ id, name: name[language], path, icon }));
}
