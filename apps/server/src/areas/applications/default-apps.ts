import type { Language } from '@snap/portal-api/contract';

type Names = Readonly<Record<Language, string>>;

const heading: Names = { zh: '门户', en: 'Portal', es: 'Portal', ja: 'ポータル' };

/** The portal's own pages as applications, so that everyone can put them among their own. */
const apps: readonly (readonly [appId: string, icon: string, path: string, names: Names])[] = [
  [
    'messages',
    'message-square',
    '/snap-portal/news/news',
    { zh: '消息', en: 'Messages', es: 'Mensajes', ja: 'メッセージ' },
  ],
  [
    'contacts',
    'contact',
    '/snap-portal/addressBook/addressBook',
    { zh: '通讯录', en: 'Address book', es: 'Contactos', ja: 'アドレス帳' },
  ],
  [
    'disk',
    'folder',
    '/snap-portal/networkDisk/networkDisk',
    { zh: '网盘', en: 'Network disk', es: 'Disco de red', ja: 'ネットワークディスク' },
  ],
  [
    'favourites',
    'star',
    '/snap-portal/collection/collection',
    { zh: '收藏', en: 'Favourites', es: 'Favoritos', ja: 'お気に入り' },
  ],
];

/** Stored in Chinese; `appInLanguage` shows the reader's language. */
export const defaultApps = apps.map(([appId, icon, redirectUri, { zh: name }]) => ({
  appId,
  icon,
  redirectUri,
  name,
  group: heading.zh,
}));

/** A name that the organisation has not changed is shown in the reader's language; any other stays as it is. */
export function appInLanguage(appId: string, name: string, language: Language): string {
  const known = apps.find(([id]) => id === appId)?.[3];
  return known?.zh === name ? known[language] : name;
}

/** The same for the heading of a group. */
export function headingInLanguage(name: string, language: Language): string {
  return name === heading.zh ? heading[language] : name;
}
