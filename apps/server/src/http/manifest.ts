import type { Configuration, Language } from '@snap/portal-api/contract';

const base = '/snap-portal/';

interface Words {
  description: string;
  messages: string;
  addressBook: string;
  networkDisk: string;
}

const words: Readonly<Record<Language, Words>> = {
  zh: {
    description: '工作台、消息、通讯录和网盘',
    messages: '消息',
    addressBook: '通讯录',
    networkDisk: '网盘',
  },
  en: {
    description: 'Workspace, messages, address book and network disk',
    messages: 'Messages',
    addressBook: 'Address book',
    networkDisk: 'Network disk',
  },
  es: {
    description: 'Espacio de trabajo, mensajes, directorio y disco de red',
    messages: 'Mensajes',
    addressBook: 'Directorio',
    networkDisk: 'Disco de red',
  },
  ja: {
    description: 'ワークスペース、メッセージ、アドレス帳、ネットワークディスク',
    messages: 'メッセージ',
    addressBook: 'アドレス帳',
    networkDisk: 'ネットワークディスク',
  },
};

/** Web app manifest in a language. */
export function manifest({ title, themeColor }: Configuration, language: Language): object {
  const { description, messages, addressBook, networkDisk } = words[language];
  const shortcuts = [
    { name: messages, url: `${base}news/news` },
    { name: addressBook, url: `${base}addressBook/addressBook` },
    { name: networkDisk, url: `${base}networkDisk/networkDisk` },
  ];
  return {
    id: base,
    name: title,
    short_name: title,
    description,
    lang: language,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: themeColor,
    background_color: '#ffffff',
    categories: ['business', 'news'],
    icons: [
      { src: `${base}icons/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${base}icons/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `${base}icons/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts,
  };
}
