import { BookUser, HardDrive, House, LayoutGrid, MessagesSquare, Star } from 'lucide';
import type { NavItem } from '../blocks/Sidebar/types.ts';

/** The portal's own menu, for stories. */
export const menu: readonly NavItem[] = [
  { id: 'home', label: 'Home', glyph: House, href: '#/' },
  { id: 'application', label: 'Applications', glyph: LayoutGrid, href: '#/application' },
  {
    id: 'news',
    label: 'Messages',
    glyph: MessagesSquare,
    href: '#/news',
    badge: { messages: 3, requests: 1 },
  },
  { id: 'addressBook', label: 'Address book', glyph: BookUser, href: '#/addressBook' },
  { id: 'networkDisk', label: 'Network disk', glyph: HardDrive, href: '#/networkDisk' },
  { id: 'collection', label: 'Favourites', glyph: Star, href: '#/collection' },
  { id: 'profile', label: 'Profile', glyph: Star, href: '#/profile', hidden: true },
];

const words = {
  zh: ['首页', '应用', '消息', '通讯录', '网盘', '收藏', '个人中心'],
  en: [],
  es: ['Inicio', 'Aplicaciones', 'Mensajes', 'Directorio', 'Disco de red', 'Favoritos', 'Perfil'],
  ja: ['ホーム', 'アプリ', 'メッセージ', 'アドレス帳', 'ネットワークディスク', 'お気に入り', 'プロフィール'],
};

/** The menu in the language of the page. */
export function menuIn(language: string): NavItem[] {
  const names = Object.entries(words).find(([code]) => code === language)?.[1] ?? [];
  return menu.map((item, at) => ({ ...item, label: names[at] ?? item.label }));
}
