import { names, type Names } from '../../../http/texts/names.ts';

interface PortalPage {
  /** Id in the menu. */
  id: string;
  /** Below the base of the portal. */
  path: string;
  icon: string;
  names: Names;
}

/** The portal's own pages, in the order of the menu (specification, section 2). */
export const portalPages = {
  workspace: {
    id: 'workspace',
    path: '/',
    icon: 'home',
    names: names('工作台', 'Workspace', 'Inicio', 'ワークスペース'),
  },
  applications: {
    id: 'application',
    path: '/application/application',
    icon: 'app-window',
    names: names('应用', 'Applications', 'Aplicaciones', 'アプリ'),
  },
  messages: {
    id: 'news',
    path: '/news/news',
    icon: 'message-square',
    names: names('消息', 'Messages', 'Mensajes', 'メッセージ'),
  },
  contacts: {
    id: 'addressBook',
    path: '/addressBook/addressBook',
    icon: 'contact',
    names: names('通讯录', 'Address book', 'Contactos', 'アドレス帳'),
  },
  disk: {
    id: 'networkDisk',
    path: '/networkDisk/networkDisk',
    icon: 'folder',
    names: names('网盘', 'Network disk', 'Disco de red', 'ネットワークディスク'),
  },
  favourites: {
    id: 'collection',
    path: '/collection/collection',
    icon: 'star',
    names: names('收藏', 'Favourites', 'Favoritos', 'お気に入り'),
  },
} satisfies Record<string, PortalPage>;
